/** A description's plain grammar, parsed for display: headings, paragraphs and lists; nothing else survives. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] };
