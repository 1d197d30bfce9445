export async function loader() {
  return null;
}

export default function Admin() {
  return null;
}
