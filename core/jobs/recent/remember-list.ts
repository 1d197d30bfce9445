import type { ViewerKind } from "#core/jobs/viewer.ts";
import { cachedValues } from "#core/platform/cached-value.ts";

export const rememberedMs = 2_000;
/** A list of a hundred jobs takes some 200 kB. */
const most = 100;

type List = object & { freshUntil: Date | null };
type Kept = { list: List | null };

const lists = cachedValues<Kept, () => Promise<List | null>>({
  max: most,
  ttl: rememberedMs,
  read: async (read, options) => {
    const list = await read();
    options.ttl = lifeOf(list);
    return { list: frozen(list) };
  },
});

type Asked = { list: string; viewer: ViewerKind | null } & Record<string, unknown>;

/**
 * Shares a list for two seconds among all who ask for the same and may see the same. `asked` says all that the list depends
 * on, and nothing of a person. What is shared is frozen.
 */
export async function rememberList<Found extends List | null>(
  asked: Asked,
  read: () => Promise<Found>,
  isAfresh: boolean,
): Promise<Found> {
  const key = JSON.stringify(asked);
  if (!isAfresh) return (await lists.forceFetch(key, { context: read })).list as Found;
  const list = await read();
  lists.set(key, { list: frozen(list) }, { ttl: lifeOf(list) });
  return list;
}

export function clearRecentLists() {
  lists.clear();
}

/** At least a millisecond, because none would mean forever. */
function lifeOf(list: List | null): number {
  const left = list?.freshUntil ? list.freshUntil.getTime() - Date.now() : rememberedMs;
  return Math.max(1, Math.min(rememberedMs, left));
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
