export default function NotWritten() {
  return null;
}
