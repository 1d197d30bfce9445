/**
 * A job's title, cut down to what fits into a sentence: grades, codes and remarks left out.
 * `person` says whether it names who does the work ("Park Ranger"), so that it can take an article.
 */
type Role = { name: string; person: boolean; plural: boolean; programme: boolean };

export function roleFromTitle(title: string): Role {
  const segments = title
    .replace(/\s*(\||\bREQ-).*$/, "")
    .split(/\s*[–—]\s*|\s+-\s*|\s*-\s+|\s*[:;]\s+/)
    .map(cleanSegment)
    .filter((segment) => segment.length > 2);
  const shorter = segments.map((segment) => cleanSegment(segment.replace(/, .*$/, "")));
  const name =
    shorter.find((segment) => namesPerson(segment)) ??
    segments.find((segment) => programmes.test(segment)) ??
    segments[0] ??
    title;
  const person = namesPerson(name);
  const plural = /[^s]s$/i.test(headWord(name)) && (person || programmes.test(name));
  return { name, person, plural, programme: !person && programmes.test(name) };
}

/** "a Park Ranger", "an Electrician", "Lifeguards". */
export function withArticle({ name, plural }: Pick<Role, "name" | "plural">): string {
  if (plural) return name;
  return `${article(name)} ${name}`;
}

/** "Park Rangers", "Deckhands"; what is plural already stays. */
export function pluralOf({ name, plural }: Role): string {
  if (plural) return name;
  const [, head = name, rest = ""] = name.match(/^(.*?)((?: in | of | for |, | with ).*)?$/) ?? [];
  const many = /(s|ch|sh|x)$/i.test(head)
    ? `${head}es`
    : /[^aeiou]y$/i.test(head)
      ? `${head.slice(0, -1)}ies`
      : `${head}s`;
  return many + rest;
}

const persons =
  /\b(technician|tech|technologist|biologist|ecologist|ranger|officer|manager|director|supervisor|lead|leader|coordinator|specialist|assistant|associate|aide?|guide|worker|laborer|operator|mechanic|electrician|mason|painter|carpenter|gardener|landscaper|groundskeeper|housekeeper|custodian|cook|attendant|lifeguard|deck ?hand|header|hand|captain|mate|engineer|architect|planner|scientist|researcher|research fellow|fellow|intern|internist|member|educator|teacher|instructor|naturalist|interpreter|historian|archivist|archeologist|archaeologist|botanist|hydrologist|agronomist|forester|arborist|firefighter|pilot|dispatcher|paramedic|attorney|accountant|analyst|appraiser|agent|clerk|usher|trainee|student|monitor|observer|surveyor|sampler|handler|trapper|foreman|canvasser|farmer|designer|modeler|developer|librarian|curator|keeper|caretaker|steward|conservationist|preservationist|professor|lecturer|geneticist|statistician|biometrician|bioinformaticist|representative|appraiser|repairer|helper|driver|culturist|cleaner|counter|consultant|controller|warden|seaman|preparer|warden|generalist|inspector|investigator|trapper|faculty|staff|administrator)(s)?$/i;

const programmes =
  /\b(internships?|fellowships?|assistantships?|position|positions|opportunity|opportunities|postdoc|traineeship|program)\b/i;

function namesPerson(name: string): boolean {
  return persons.test(headPart(name));
}

/** What stands before "in", "of", "for": the part whose last word is the noun. */
function headPart(name: string): string {
  return name.split(/ in | of | for | to | with |, |\/(?=[A-Z])/)[0] ?? name;
}

function headWord(name: string): string {
  return headPart(name).split(" ").at(-1) ?? name;
}

function cleanSegment(text: string): string {
  const bare = text
    .replace(/\([^)]*\)?/g, " ")
    .replace(/^\s*(20\d\d|seasonal|temporary|temp|ops)\b\s*/i, "")
    .replace(/\b(DHA|MVO|Direct Hir(e|ing) Authority)\b.*$/i, "")
    .replace(/\b(WG|GS)-?\s*[\d-]+.*$/i, "")
    .replace(/\s+(Level )?(\d+|I|II|III|IV|V)((\s*[-/,]|,? or)\s*(\d+|I|II|III|IV|V))*\s*$/i, "")
    .replace(/[“”"*_]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^(The |FUL-)/, "")
    .replace(/[\s,.&/:;)'-]+$/, "")
    .trim();
  return bare === bare.toUpperCase() && bare.length > 5 ? capitalised(bare) : bare;
}

function capitalised(text: string): string {
  return text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}

function article(name: string): "a" | "an" {
  const first = name.split(/[\s/-]/)[0] ?? name;
  // Letters read out one by one: an MS, a USDA, an NPS.
  if (/^([A-Z]\.?)+$/.test(first) && first.length < 5) return /^[AEFHILMNORSX]/.test(first) ? "an" : "a";
  return /^([aeio]|u(?!ni|se|sd|tili))/i.test(first) ? "an" : "a";
}
