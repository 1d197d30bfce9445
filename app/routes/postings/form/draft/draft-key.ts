/** Where this browser keeps a new posting until it is paid. */
export const draftKey = "waymark.posting";

export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
