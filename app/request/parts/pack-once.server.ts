import type { RouterContextProvider } from "react-router";
import { type Packed, pack, unpack } from "#app/request/packed.ts";
import { pagePartsOf } from "./page-parts.server.ts";

type Made = { text: Packed<unknown>; inScript?: Buffer; value?: unknown };

const made = new WeakMap<object, Made>();

/** Lists are shared by their readers, so their texts are, too. A page gets them when it is put together. */
export function packOnce<Owner extends object, Value>(
  context: Readonly<RouterContextProvider>,
  owner: Owner,
  read: (owner: Owner) => Value,
): Packed<Value> {
  const known: Made = made.get(owner) ?? { text: pack(read(owner)) };
  made.set(owner, known);
  const parts = pagePartsOf(context);
  if (!parts) return known.text as Packed<Value>;
  known.inScript ??= Buffer.from(inScript(known.text));
  known.value ??= unpack(known.text);
  return parts.hold([known.inScript], known.value) as Packed<Value>;
}

const escapes: Record<string, string> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** As React Router writes a text of its data: in JSON, which is a text in a script. */
function inScript(text: string): string {
  const twice = within(JSON.stringify(within(JSON.stringify(text))));
  return twice.replace(/[&<>\u2028\u2029]/g, (character) => escapes[character] ?? character);
}

function within(quoted: string): string {
  return quoted.slice(1, -1);
}
