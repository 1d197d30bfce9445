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

/** Only this version of the posting can be released with it, so it works once. */
export type NamedRelease = { id: string; email: string; updatedAt: number; sentAt: number };

export function releasePath({ id, updatedAt, sentAt, email }: NamedRelease): string {
  const token = signText("posting-release", [id, updatedAt, sentAt, email].join(" "));
  return `/post-job/release?token=${encodeURIComponent(token)}`;
}

export function readReleaseToken(token: unknown): NamedRelease | null {
  const text = typeof token === "string" ? verifySigned("posting-release", token) : null;
  const [id, updatedAt, sentAt, email] = text?.split(" ") ?? [];
  const read = z
    .object({ id: z.uuid(), updatedAt: z.coerce.number(), sentAt: z.coerce.number(), email: z.string() })
    .safeParse({ id, updatedAt, sentAt, email });
  return read.success ? read.data : null;
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
