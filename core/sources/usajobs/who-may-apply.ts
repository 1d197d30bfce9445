export const openPaths = ["public", "student", "graduates"] as const;

const pathOfOffering = new Map([
  ["15326", "graduates"],
  ["15328", "student"],
]);

/** Returns nothing if only other people may apply. Without information, everyone may. */
export function readPaths(paths: string[] | null | undefined, offering: string | null | undefined): string[] {
  if (paths?.length) return openPaths.filter((path) => paths.includes(path));
  return [pathOfOffering.get(offering ?? "") ?? "public"];
}

export function whoMayApply(paths: string[]): string | null {
  if (paths.includes("public")) return null;
  if (paths.length === 2) return "Students and recent graduates only";
  return paths.includes("student") ? "Students only" : "Recent graduates only";
}
