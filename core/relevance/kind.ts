import { plainWords } from "./words/phrases.ts";

/** Courses and academic places are not jobs; the last two kinds are jobs with little or no pay. */
export const kinds = ["job", "course", "academic", "volunteer", "pays-to-take-part"] as const;

export type Kind = (typeof kinds)[number];

export const whyNoJob: { readonly [K in Kind]?: string } = {
  course: "It's a course, not a job.",
  academic: "It's an academic position, not an outdoor job.",
};

export function isJob(kind: Kind): boolean {
  return whyNoJob[kind] === undefined;
}

const teaching =
  /\b(?:online|field|short|summer|certification|credit|virtual|self paced) course\b|\b(?:professional|graduate|online) certificate\b|\bcertificate program\b|\b(?:webinar|workshop)\b|^course\b|\bcourse (?:in|on)\b|^training (?:in|on)\b|\bfield school\b|\bmaster naturalist training\b|\bcertification training\b/;
const worker =
  /\b(?:instructor|coordinator|manager|director|developer|assistant|teacher|technician|facilitator|leader|specialist|designer|mechanic|guide|host|supervisor|superintendent|intern|internship)\b/;
const academic =
  /\b(?:phd|ph d|dphil|doctoral|doctorate|post ?doc|post ?doctoral|post ?doctorate|postdoctoral|postgraduate|assistantship|professor|professorship|lecturer|lectureship|faculty|adjunct|endowed chair|tenure|studentship|dissertation|thesis)\b|\bgraduate (?:research |teaching )?(?:assistant|student|position|fellow|fellowship|opportunity|program|study)\b|\bmaster(?: of science)? (?:student|position|degree|thesis|opportunity|project)\b|^(?:fully )?(?:funded )?(?:an )?(?:msc?|ms?|m s|m sc|master|graduate)(?: or phd)?(?: level)? (?:in|position|student|opportunity|research|project|fellowship|graduate|assistantship)\b|\b(?:ms|msc|m s) (?:thesis|student|position|opportunity|project|graduate|degree|research)\b|\bfunded (?:ms|msc|m s|master|graduate)\b|\bresearch scholar\b|\bvisiting scholar\b/;
const fellowshipGiver = /\b(?:orau|orise|oak ridge|zintellect|knauss)\b/;
const scholarly = /\b(?:university|college|school of|institute of technology)\b/;
const leadsVolunteers =
  /\bvolunteer (?:and \w+ )?(?:\w+ )?(?:coordinator|manager|director|supervisor|specialist|leader|program|service|engagement|outreach|recruitment|recruiter|associate|operation)\b|\b(?:manager|director|coordinator) of volunteer\b|\bvolunteer (?:and|or) (?:paid|staff)\b/;
const paying =
  /\b(?:participation|participant|program(?:me)?|course|expedition|application and program) (?:fee|cost|tuition)s?\b|\btuition (?:is|of|costs?)\b|\bpay to (?:participate|take part)\b|\bcost to participate\b|\byou will pay\b|\bfee of \$/i;
const takingPart =
  /\bgraduate naturalist\b|\bnaturalist training program\b|\bvoluntourism\b|\bgap year program\b|\bpaying volunteer\b|\bexpedition participant\b/;

const mostLetters = 3000;

export function kindOf(job: { title: string; companyName: string; description?: string }): Kind {
  const title = plainWords(job.title).join(" ");
  const employer = plainWords(job.companyName).join(" ");
  if (takingPart.test(title)) return "pays-to-take-part";
  if (academic.test(title) || fellowshipGiver.test(employer)) return "academic";
  if (/\bfellowship\b/.test(title) && scholarly.test(employer)) return "academic";
  if (teaching.test(title) && !worker.test(title.replace(/\bfield course assistant\b/, ""))) return "course";
  if (/\bvolunteer\b/.test(title) && !leadsVolunteers.test(title)) return "volunteer";
  return paying.test((job.description ?? "").slice(0, mostLetters)) && isTakenPartIn(title)
    ? "pays-to-take-part"
    : "job";
}

/** Many texts mention tuition that the employer pays, so the title must show it. */
function isTakenPartIn(title: string): boolean {
  return /\b(?:intern|internship|program|training|expedition|experience|participant|fellow|student)\b/.test(
    title,
  );
}
