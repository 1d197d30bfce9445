export function section(heading: string, body: string): string {
  return body ? `# ${heading}\n\n${body}` : "";
}

export function joinSections(sections: string[]): string {
  return sections.filter(Boolean).join("\n\n");
}

export function bullets(items: (string | null)[]): string {
  return items.flatMap((item) => (item ? `- ${item}` : [])).join("\n");
}

export function withoutPlaceholder(text: string | null | undefined): string {
  const words = (text ?? "").trim();
  return /^(n\/?\.?a\.?|none|null|not applicable|not required|tbd|[-.]+)$/i.test(words) ? "" : words;
}
