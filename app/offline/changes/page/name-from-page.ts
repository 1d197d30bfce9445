import { type Change, targetOf } from "#app/offline/changes/change.ts";

/** Most forms say which entry they change, not what its job is called. The page does. */
export function titleOnPage({ fields, path }: Change): string | null {
  const { save, unsave, id, intent, title } = fields;
  if (title) return title;
  if (save || unsave) return afterColon(`[form=saving][value="${save || unsave}"]`);
  if (intent === "notes") return inBrackets(`#notes-${id} [aria-label], #notes-${id} .sr-only`);
  if (intent === "status") return afterColon(`#status-${id}`);
  const [field, value] = Object.entries(fields).find(([name]) => /^(id|saved|job)$/.test(name)) ?? [];
  const list = path.split("?")[0];
  const isOf = (name = "", of = "") => `:has([name="${name}"][value="${of}"])`;
  return afterColon(`form[action^="${list}"]${isOf("intent", intent)}${isOf(field, value)} [type=submit]`);
}

/** A title that one change has is known of all about the same. */
export function titleOfOthers(change: Change, all: readonly Change[]): string | null {
  return all.find((each) => each.title && targetOf(each) === targetOf(change))?.title ?? null;
}

function afterColon(selector: string): string | null {
  const label = document.querySelector(selector)?.getAttribute("aria-label") ?? "";
  return /: (.+)$/.exec(label)?.[1] ?? null;
}

function inBrackets(selector: string): string | null {
  const named = document.querySelector(selector);
  const words = named?.getAttribute("aria-label") ?? named?.textContent ?? "";
  return /\((.+)\)/.exec(words)?.[1] ?? null;
}
