const boilerplate =
  /^\W*(this is (an? )?(open[ -]continuous|public notice|direct[ -]hire|standing register)|(this|the) (vacancy |job opportunity |open[ -]continuous )?(announcement|flyer|register)\b|(this|the) (type|position|vacancy|job|announcement)s? (is|are|of announcement|will be|may be) (being (filled|advertised)|also|provides|filled|used|advertised|open to)|applications? (will|must|submitted|received)|applicants? (must|will|are|should|who)|please\b|click\b|note\b|more than one|one or more|additional (positions|selections)|for (more|additional) information|you must\b|there (may|are)\b|see\b|incentives may|it will be used|the (initial|first) cut-?off|initial cut|first cut|cut-?off|interested applicants|referral(s| lists?)\b|eligibility and qualifications|information on|to learn more|learn more|if you\b|this (recruitment|announcement)|open continuous)/i;

// "U.S. Army" and "5 U.S.C. 9905" do not end a sentence.
const sentenceEnd = /(?<=(?<!\b\p{Lu})[.!?]) (?=[^\d ])|(?<=\n)/u;

export function splitOpening(text: string): { opening: string; rest: string } {
  const sentences = text.split(sentenceEnd);
  let idle = 0;
  while (idle < sentences.length && isIdle(sentences[idle] ?? "")) idle += 1;
  const opening = sentences
    .slice(idle)
    .join(" ")
    .replace(/^About the position: ?/i, "");
  return { opening, rest: sentences.slice(0, idle).join(" ").trim() };
}

function isIdle(sentence: string): boolean {
  const words = sentence.trim();
  return !words || isShouted(words) || boilerplate.test(words);
}

function isShouted(words: string): boolean {
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const capitals = words.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= 12 && capitals * 10 >= letters * 7;
}
