/** The hiring paths of people who are no civil servants, as the search and the announcements name them. */
export const openPaths = ["public", "student", "graduates"] as const;

/** Where an announcement names no paths, the kind of its appointment may. */
const pathOfOffering = new Map([
  ["15326", "graduates"],
  ["15328", "student"],
]);

/** The open paths of an announcement; empty where only others may apply. One that says nothing is open to all. */
export function readPaths(paths: string[] | null | undefined, offering: string | null | undefined): string[] {
  if (paths?.length) return openPaths.filter((path) => paths.includes(path));
  return [pathOfOffering.get(offering ?? "") ?? "public"];
}

/** For readers, where not everybody may; null where everybody may. */
export function whoMayApply(paths: string[]): string | null {
  if (paths.includes("public")) return null;
  if (paths.length === 2) return "Students and recent graduates only";
  return paths.includes("student") ? "Students only" : "Recent graduates only";
}
