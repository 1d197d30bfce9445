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
