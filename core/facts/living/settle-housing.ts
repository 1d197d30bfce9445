import type { Fact } from "#core/facts/fact.ts";

export type Verdict =
  | "provided"
  | "at a cost"
  | "stipend"
  | "may be had"
  | "lives on site"
  | "not provided"
  | "for some only"
  /** A label or heading has no verb, so it counts only where nothing says more. */
  | "provided weakly";

const strength: Record<Verdict, number> = {
  "for some only": 0,
  "lives on site": 1,
  "provided weakly": 2,
  "may be had": 2,
  stipend: 3,
  provided: 4,
  "not provided": 4,
  "at a cost": 5,
};

export type Found = { verdict: Verdict; fact: Fact };

/** Null where the sentences contradict each other. */
export function settle(all: Found[]): Fact[] {
  const sure = all.filter(({ verdict }) => verdict !== "provided weakly" && verdict !== "lives on site");
  const found = sure.length ? sure : all;
  const first = (verdict: Verdict) =>
    (
      found.find((one) => one.verdict === verdict && !one.fact.isUnsure) ??
      found.find((one) => one.verdict === verdict)
    )?.fact;
  const isGiven = first("provided") ?? first("at a cost");
  if (first("not provided") && isGiven) return [];
  if (first("not provided") && first("stipend")) return [first("stipend") as Fact];
  if (first("not provided") && first("may be had")) return [first("may be had") as Fact];
  const [best] = found
    .filter(({ verdict }) => verdict !== "for some only")
    .sort(
      (one, other) =>
        strength[other.verdict] - strength[one.verdict] ||
        Number(one.fact.isUnsure ?? false) - Number(other.fact.isUnsure ?? false),
    );
  if (!best) return [];
  // The text provides one bed and offers another; nobody knows which is the job's.
  const isMixed = found.some(({ verdict }) => verdict !== "for some only" && !agree(verdict, best.verdict));
  return [isMixed ? { ...best.fact, isUnsure: true } : best.fact];
}

function agree(one: Verdict, best: Verdict): boolean {
  return (
    one === best ||
    (one === "lives on site" && best.startsWith("provided")) ||
    (best === "at a cost" && (one === "provided" || one === "may be had"))
  );
}
