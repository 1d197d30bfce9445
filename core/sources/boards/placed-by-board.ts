import { z } from "zod";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { placedAtHome } from "#core/places/meant/home.ts";
import type { SkippedRow } from "#core/sources/source.ts";

const Placed = z.object({ home: z.object({ country: z.string(), state: z.string().nullable() }) });

export function placedByBoard(
  row: unknown,
  mapped: IncomingListing | SkippedRow,
): IncomingListing | SkippedRow {
  const home = Placed.safeParse(row).data?.home;
  if (!home || "skip" in mapped) return mapped;
  return { ...mapped, places: placedAtHome(mapped.places, home, mapped.workArrangement === "remote") };
}
