import type { EmployerClass } from "./employer-evidence.ts";
import type { Evidence, JudgedJob } from "./evidence.ts";

const work = new Map<EmployerClass | null, string>([
  ["land agency", "looks after public land, water or wildlife"],
  ["mixed agency", "looks after parks or natural resources"],
  ["conservation group", "works for nature"],
  ["zoo", "keeps animals or plants"],
  ["guide", "takes people outdoors"],
  ["camp", "runs a camp or teaches outdoors"],
  ["resort", "is a resort, club or lodge"],
  ["brand", "makes or sells outdoor gear"],
  ["field science", "works in the field"],
  ["lodging", "puts guests up in the country"],
]);

type Told = Evidence & { hasDuties: boolean; isJob: boolean };

export function whyIn(
  { companyName }: JudgedJob,
  { title, employer, near, hasDuties, isVouchedFor, isJob }: Told,
): string {
  const fromTitle = title.words && `its title says “${title.words}”`;
  const done = employer.points > 0 ? work.get(employer.class) : undefined;
  if (near && !(done && employer.points >= 3)) return `It is work for guests near ${near}.`;
  if (fromTitle && title.points >= 3)
    return `${isJob ? "It is outdoor work" : "It is about the outdoors"}: ${fromTitle}.`;
  const who = done
    ? `${companyName} ${done}`
    : isVouchedFor
      ? `${companyName} is an outdoor employer`
      : employer.words && employer.points > 0
        ? `its employer's name says “${employer.words}”`
        : null;
  const duties = hasDuties ? "its description speaks of outdoor work" : null;
  const reasons = [who, fromTitle, duties].filter((reason) => reason !== null).slice(0, 2);
  return `${isJob ? "It counts as outdoor work" : "It is about the outdoors"}: ${reasons.join(", and ") || "its words taken together suggest it"}.`;
}

export function whyOut({ title, employer }: Evidence): string {
  if (title.otherField) return `Its title says “${title.otherField}”, which belongs to another field.`;
  if (employer.otherField)
    return `Its employer's name says “${employer.otherField}”, which is another field.`;
  if (title.trade) return `Its title says “${title.trade}”, which is a separate trade.`;
  return "Nothing in its title, employer or place suggests outdoor work.";
}
