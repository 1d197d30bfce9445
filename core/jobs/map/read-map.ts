import { areMany } from "#core/jobs/gather-or-walk.ts";
import { type Around, drawMap, type MapPicture } from "#core/jobs/map/draw-map.ts";
import { readAllSpots, readSpots, type Spots } from "#core/jobs/map/read-spots.ts";
import { type Condition, keyOf, stateCondition } from "#core/jobs/query/conditions.ts";
import { cachedValue, cachedValues } from "#core/platform/cached-value.ts";

export type MapOfList = MapPicture & {
  isCapped: boolean;
};

type Drawn = MapOfList & {
  count: number | null;
};
type Board = Spots & { pictures: Map<string | null, Drawn> };
type Asked = { conditions: Condition[]; part: Part; now: Date };

export type Part = { state: string | null; around?: Around | null };

const minute = 60_000;
const longestWaitMs = 100;

const remembered = cachedValues({ read: drawNow, max: 100, ttl: minute });

const board = cachedValue<Board, Date>({
  read: async (now) => ({ ...(await readAllSpots(now)), pictures: new Map() }),
  freshMs: minute,
  staleMs: 60 * minute,
});

export function clearMaps() {
  clearDrawn();
  board.clear();
}

export function clearDrawn() {
  remembered.clear();
}

export function outdateMaps() {
  clearDrawn();
  board.outdate();
}

export async function prepareMaps() {
  draw(await board.get(new Date()), null);
}

/**
 * At most a minute old. Lists of more than 10,000 jobs show the newest, except the complete board and
 * states.
 */
export async function readMap(conditions: Condition[], part: Part, now: Date): Promise<Drawn> {
  const asked = { conditions, part, now };
  if (!conditions.length && part.state === null) {
    const kept = await pictureOfBoard(null, now);
    if (kept) return kept;
  }
  const key = JSON.stringify([part, keyOf(conditions)]);
  return remembered.forceFetch(key, { context: asked });
}

async function drawNow({ conditions, part: { state, around }, now }: Asked): Promise<Drawn> {
  const within = state ? [...withoutState(conditions, state), stateCondition([state])] : conditions;
  const isAllOfState = state !== null && within.length === 1;
  // The board's picture may be older than the list beside it, so it is used only when reading takes too long.
  const kept = isAllOfState && (await areMany(within, now)) ? await pictureOfBoard(state, now) : null;
  if (kept) return kept;
  const { spots, ...read } = await readSpots(within, now);
  const board = isAllOfState && read.isCapped ? await pictureOfBoard(state, now) : null;
  if (board) return { ...board, count: read.count };
  return { ...drawMap(spots, state, around), ...read };
}

function withoutState(conditions: Condition[], state: string): Condition[] {
  const { key } = stateCondition([state]);
  return conditions.filter((condition) => condition.key !== key);
}

async function pictureOfBoard(state: string | null, now: Date): Promise<Drawn | null> {
  const read = await inTime(board.get(now));
  return read && draw(read, state);
}

function draw({ spots, pictures }: Board, state: string | null): Drawn {
  const known = pictures.get(state);
  if (known) return known;
  const drawn = { ...drawMap(spots, state), count: null, isCapped: false };
  pictures.set(state, drawn);
  return drawn;
}

async function inTime<Value>(reading: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, longestWaitMs, null);
  });
  // Callers that stopped waiting ignore the error.
  reading.catch(() => {});
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
