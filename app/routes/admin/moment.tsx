const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export function Moment({ at }: { at: string | Date }) {
  const moment = new Date(at);
  const iso = moment.toISOString();
  const day = `${months[moment.getUTCMonth()]} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`;
  return (
    <time dateTime={iso} className="tabular whitespace-nowrap">
      {day} {iso.slice(11, 16)}
    </time>
  );
}

export function figure(count: number): string {
  return count.toLocaleString("en-US");
}
