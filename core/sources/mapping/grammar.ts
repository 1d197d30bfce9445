/** A section of a description: a heading and what stands below it, or nothing if that is empty. */
export function section(heading: string, body: string): string {
  return body ? `# ${heading}\n\n${body}` : "";
}

export function joinSections(sections: string[]): string {
  return sections.filter(Boolean).join("\n\n");
}

export function bullets(items: (string | null)[]): string {
  return items.flatMap((item) => (item ? `- ${item}` : [])).join("\n");
}

/** What a field says; nothing where it was filled in to be filled in ("N/A", "None"). */
export function said(text: string | null | undefined): string {
  const words = (text ?? "").trim();
  return /^(n\/?\.?a\.?|none|null|not applicable|not required|tbd|[-.]+)$/i.test(words) ? "" : words;
}
