import type { ToastText } from "#app/components/ui/toast.tsx";
import { signText, verifySigned } from "#core/platform/signed-links.ts";
import { cutAtWord } from "#core/text/lines.ts";

/** Adds a sentence to the path, signed for one person: nobody else can make our pages say anything. */
export function withSignedNotice(path: string, sentence: string, userId: string): string {
  const address = new URL(path, "http://our.origin");
  address.searchParams.set("notice", "said");
  address.searchParams.set("said", signText(`said:${userId}`, cutAtWord(sentence, 300)));
  return address.pathname + address.search + address.hash;
}

export function readSignedNotice({ searchParams }: URL, userId: string | undefined): ToastText | null {
  const signed = searchParams.get("notice") === "said" ? searchParams.get("said") : null;
  const title = signed && userId ? verifySigned(`said:${userId}`, signed) : null;
  return title ? { title } : null;
}
