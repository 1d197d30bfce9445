import { z } from "zod";
import { signText, verifySigned } from "#core/platform/signed-links.ts";

/** Its holder may change the posting. The contact address and the browser that wrote the posting get it. */
export function postingToken(id: string): string {
  return signText("posting", id);
}

export function readPostingToken(token: unknown): string | null {
  const id = typeof token === "string" ? verifySigned("posting", token) : null;
  return z.uuid().safeParse(id).data ?? null;
}

export function managePath(id: string): string {
  return `/post-job/manage?token=${encodeURIComponent(postingToken(id))}`;
}

export function resumePath(id: string): string {
  return `/post-job?token=${encodeURIComponent(postingToken(id))}`;
}
