export async function loader() {
  return null;
}

export default function ReportJob() {
  return null;
}
