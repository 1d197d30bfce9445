/** This browser stores a new posting under this key until it is paid. */
export const draftKey = "waymark.posting";

export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
