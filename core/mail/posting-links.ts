import { z } from "zod";
import { signText, verifySigned } from "#core/platform/signed-links.ts";

export type NamedPosting = { id: string; linkVersion: number };

/**
 * Its holder may change the posting. The contact address and the browser that wrote the posting get it. A later
 * version ends it.
 */
export function postingToken(id: string, linkVersion: number): string {
  return signText("posting", linkVersion ? `${id}:${linkVersion}` : id);
}

export function readPostingToken(token: unknown): NamedPosting | null {
  const text = typeof token === "string" ? verifySigned("posting", token) : null;
  const [id, linkVersion = "0", ...rest] = text?.split(":") ?? [];
  const read = z
    .object({ id: z.uuid(), linkVersion: z.coerce.number().int() })
    .safeParse({ id, linkVersion });
  return read.success && !rest.length ? read.data : null;
}

export function managePath(id: string, linkVersion: number): string {
  return withToken("/post-job/manage", id, linkVersion);
}

export function resumePath(id: string, linkVersion: number): string {
  return withToken("/post-job", id, linkVersion);
}

export function receiptPath(id: string, linkVersion: number, orderId: string): string {
  return `${withToken("/post-job/receipt", id, linkVersion)}&order=${orderId}`;
}

function withToken(path: string, id: string, linkVersion: number): string {
  return `${path}?token=${encodeURIComponent(postingToken(id, linkVersion))}`;
}
