/** A pasted text as it fits between what stands before and after it: what has several lines begins and ends its own. Pure. */
export function pastedText(pasted: string, before: string, after: string): string {
  if (!/\n|^(# |- )/.test(pasted)) return pasted;
  const start = /(^|\n)$/.test(before) ? "" : "\n\n";
  const end = /^(\n|$)/.test(after) ? "" : "\n\n";
  return start + pasted + end;
}
