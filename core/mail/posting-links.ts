import { z } from "zod";
import { signText, verifySigned } from "#core/platform/signed-links.ts";

/** Who holds it may change the posting: it goes to its contact address, and to the browser that wrote it. */
export function postingToken(id: string): string {
  return signText("posting", id);
}

/** The id of the posting that a token of ours names; null for anything else. */
export function readPostingToken(token: unknown): string | null {
  const id = typeof token === "string" ? verifySigned("posting", token) : null;
  return z.uuid().safeParse(id).data ?? null;
}

/** Where a paid posting is managed. */
export function managePath(id: string): string {
  return `/post-job/manage?token=${encodeURIComponent(postingToken(id))}`;
}

/** Where one that is not paid is finished. */
export function resumePath(id: string): string {
  return `/post-job?token=${encodeURIComponent(postingToken(id))}`;
}
