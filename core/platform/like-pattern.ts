/** The ILIKE pattern of texts that contain this one, to the letter. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
