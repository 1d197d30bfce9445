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

const around =
  "semi|fully|100%|flexible|primarily|partial(?:ly)?|partly|mostly|temporarily|possible|options?|available|allowed|first|ok|schedule|model|company|work|is|friendly|eligible|optional|preferred|position|role";

const arrangement = new RegExp(
  String.raw`(?:\b(?:${around})[ -])*\b(?:remote(?:ly)?|hybrid|on[ -]?site|in[ -](?:office|person)|telecommut(?:e|ing)|virtual|(?:home|field)[ -]based|work(?:ing)? from (?:home|anywhere)|wfh|telework(?:ing)?)\b(?:[ -](?:${around})\b)*`,
  "gi",
);

export function withoutArrangement(piece: string): string {
  const isSaid = readArrangement(piece) !== null;
  return (
    piece
      .replace(arrangement, " ")
      .replace(/\bmust (live|reside|work|be( based| located)?)\b/gi, " ")
      .replace(/\b(friendly|eligible|optional|preferred|position|role|residents)\b/gi, " ")
      // Without an arrangement, "in" keeps its meaning: "Powdermill Reserve in Rector".
      .replace(
        isSaid
          ? /\b(anywhere |only )?(in|within|from|across|throughout|(?<=anywhere )on) (the )?/gi
          : /^\W*(anywhere |only )?(in|within|from|across|throughout|(?<=anywhere )on) (the )?/gi,
        " ",
      )
      .replace(/\b(only|based|anywhere)\b/gi, " ")
  );
}
