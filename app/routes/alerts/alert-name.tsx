export function AlertName({ children }: { children: string }) {
  return <strong className="font-semibold text-ink">{children}</strong>;
}
