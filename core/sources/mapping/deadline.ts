import { statedFacts } from "#core/jobs/source-facts.ts";

/** Midnight is a day without a time. An offset is the zone of whoever states the time, unless it is UTC. */
export function readDeadline(text: string | null | undefined) {
  const [, day, clock, hours, minutes] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d[\d:.]*)(?:Z|([+-](?:0\d|1[0-4])):?([0-5]\d))?)?$/.exec(text?.trim() ?? "") ??
    [];
  const isBareDay = !clock || /^00:00[:0.]*$/.test(clock);
  const offset = Number(`${hours}${minutes}`) ? `${hours}:${minutes}` : null;
  const date = new Date(isBareDay ? (day ?? "") : `${day}T${clock}${offset ?? "Z"}`);
  const closesAt = Number.isFinite(date.getTime()) ? date : null;
  return { closesAt, facts: statedFacts({ closingZone: closesAt && !isBareDay ? offset : null }) };
}
