/**
 * The mailbox that many spellings of an address reach. Limits count it; an account keeps its own spelling. Most mail servers take
 * "+…" for a tag. Gmail alone ignores dots: elsewhere they may tell two people apart.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email
    .slice(at + 1)
    .toLowerCase()
    .replace(/\.$/, "");
  const name = email.slice(0, at).toLowerCase();
  const untagged = name.replace(/(?<=.)\+.*$/s, "");
  if (domain !== "gmail.com" && domain !== "googlemail.com") return `${untagged}@${domain}`;
  return `${untagged.replaceAll(".", "")}@gmail.com`;
}
