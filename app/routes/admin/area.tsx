export async function loader() {
  return null;
}

export default function Area() {
  return null;
}
