import * as z from "zod/mini";
import { tidyLine } from "#core/text/tidy.ts";

export const line = () => z.string().check(z.overwrite(tidyLine));

export function optional<T>(read: (text: string) => T | null, error: string) {
  const isKnown = z.refine<string>((text) => !text || read(text) !== null, error);
  return z.pipe(line().check(isKnown), z.transform(read));
}

export function oneOf<T extends string>(choices: readonly T[], error: string) {
  return optional((text) => choices.find((choice) => choice === text) ?? null, error);
}

export const checkbox = () => z.stringbool({ truthy: ["true"], falsy: [""] });

export function acrossFields<F extends string>(fields: F[], error: string) {
  const isWrong = (path: PropertyKey[] | undefined) => fields.some((field) => field === path?.[0]);
  const when = ({ issues }: { issues: { path?: PropertyKey[] }[] }) =>
    !issues.some(({ path }) => isWrong(path));
  return { path: fields.slice(0, 1), error, when };
}
