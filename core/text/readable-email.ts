import { domainToUnicode } from "node:url";

/** Turns "ada@xn--bcher-kva.example", as addresses are stored, into "ada@bücher.example" for people to read. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  return email.slice(0, at) + (domainToUnicode(domain) || domain);
}
