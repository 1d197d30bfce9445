export type Arrangement = "remote" | "hybrid" | "onsite";

export function readArrangement(said: string | null | undefined): Arrangement | null {
  if (!said) return null;
  if (/hybrid/i.test(said)) return "hybrid";
  if (
    /\bremote(?! (camp|village|site|lodge|field|location|island|area|work ?site|community|communities))|telecommut|\bwork(ing)? from (home|anywhere)|\bwfh\b|\bvirtual\b|home[ -]based/i.test(
      said,
    )
  )
    return "remote";
  return /\bon[ -]?site|in[ -](office|person)/i.test(said) ? "onsite" : null;
}

export function withoutArrangement(piece: string): string {
  const isSaid = readArrangement(piece) !== null;
  return (
    piece
      .replace(/\b(remote )?work (is )?(allowed|possible|available)\b/gi, " ")
      .replace(/\b(fully|100%|flexible|primarily)\s+(?=remote|hybrid)/gi, " ")
      .replace(
        /\b(remote(ly)?|hybrid|on[ -]?site|in[ -](office|person)|telecommut(e|ing)|virtual|home[ -]based|field[ -]based)\b/gi,
        " ",
      )
      .replace(/\b(work(ing)? from (home|anywhere)|wfh)\b/gi, " ")
      .replace(/\bmust (live|reside|work|be( based| located)?)\b/gi, " ")
      .replace(/\b(friendly|telework(ing)?|eligible|optional|preferred|position|role)\b/gi, " ")
      // Without an arrangement, "in" keeps its meaning: "Powdermill Reserve in Rector".
      .replace(
        isSaid
          ? /\b(anywhere |only )?(in|within|from|across|throughout) (the )?/gi
          : /^\W*(anywhere |only )?(in|within|from|across|throughout) (the )?/gi,
        " ",
      )
      .replace(/\b(only|based|anywhere)\b/gi, " ")
  );
}
