import { parse } from "yaml";
import { z } from "zod";
import type { Facts } from "./fact-names.ts";
import { type Prose, renderMarkdown } from "./markdown.ts";

export type ContentPage<Head> = Head & { slug: string; body: Prose };

export function readPageFile<Head>(
  path: string,
  text: string,
  schema: z.ZodType<Head>,
  facts: Facts,
): ContentPage<Head> {
  try {
    const { head, markdown } = splitPageFile(text);
    const filled = fillAll(schema.parse(parse(head)), facts);
    const slug = path.replace(/^.*\/|\.md$/g, "");
    return { ...filled, slug, body: renderMarkdown(fillFacts(markdown, facts)) };
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`${path} is not as it should be:\n${reason}`);
  }
}

export function splitPageFile(text: string): { head: string; markdown: string } {
  const [, head, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll("\r\n", "\n")) ?? [];
  if (head === undefined || markdown === undefined)
    throw new Error("It does not begin with a head between ---");
  return { head, markdown };
}

function fillAll<T>(value: T, facts: Facts): T {
  if (typeof value === "string") return fillFacts(value, facts) as T;
  if (Array.isArray(value)) return value.map((item) => fillAll(item, facts)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillAll(item, facts)])) as T;
}

export function fillFacts(text: string, facts: Facts): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!Object.hasOwn(facts, name)) throw new Error(`There is no fact named ${name}`);
    return facts[name as keyof Facts];
  });
}
