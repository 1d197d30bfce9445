import type { CSSProperties } from "react";
import type { SeasonMonths } from "#core/facts/shown/season-months.ts";

/** What the style of a `ribbon` draws its twelve months from. */
export function ribbonStyle(months: SeasonMonths | null): CSSProperties | undefined {
  return months ? ({ "--from": months.from, "--until": months.until } as CSSProperties) : undefined;
}
