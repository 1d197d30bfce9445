import { nobody } from "#app/request/is-id.ts";
import type { AreaHandlers, AreaOutcome, AreaRow, Cell } from "#app/routes/admin/table/admin-area.ts";
import { homeText } from "#core/places/meant/home.ts";
import type { Board } from "#core/sources/boards/board.ts";
import {
  addBoard,
  type BoardChange,
  placeBoard,
  removeBoard,
  switchBoard,
} from "#core/sources/boards/change-boards.ts";
import { listBoards } from "#core/sources/boards/list-boards.ts";
import { findSource, sources } from "#core/sources/registry.ts";
import { longDate } from "#core/text/long-date.ts";

export const boards: AreaHandlers = {
  async load(query) {
    const { boards, total } = await listBoards(query);
    const options = sources
      .filter((source) => source.hasBoards)
      .map(({ name, label }) => ({ value: name, label }));
    return {
      title: "Employer boards",
      intro:
        "The public boards we check for jobs, those with problems first. When you turn a board off, we stop checking it and its jobs expire. When you remove it, its jobs end right away.",
      forms: [
        {
          intent: "add",
          title: "Add a board",
          help: "We'll check it with the next sync of its system.",
          fields: [
            {
              name: "token",
              label: "Board address or name",
              hint: "Paste the address, like https://jobs.lever.co/acme. We'll read the system and the name from it.",
              fills: "board-address",
            },
            { name: "source", label: "System", kind: "select", value: options[0]?.value ?? "", options },
            { name: "employer", label: "Employer" },
            {
              name: "home",
              label: "Default state or country",
              hint: 'Optional. Used for places without a state, such as "Springfield". A US state, a Canadian province or a country.',
            },
          ],
          submit: "Add board",
        },
      ],
      searches: "employer, board or system",
      columns: ["Employer", "System", "Board", "State", "Default place", "Jobs", "Last answer", "Problem"],
      rows: boards.map(toRow),
      ...{ total, empty: "There are no boards." },
    };
  },
  actions: {
    add: async ({ source = "", employer = "", token = "", home = "" }, by) =>
      outcomeOfChange(
        await addBoard({ source, employer, token, home, by }),
        "The board is added. We'll check it with the next sync.",
      ),
    "switch-off": async ({ id = nobody }, by) =>
      outcomeOfChange(await switchBoard({ id, on: false, by }), "The board is off."),
    "switch-on": async ({ id = nobody }, by) =>
      outcomeOfChange(
        await switchBoard({ id, on: true, by }),
        "The board is on. We'll check it with the next sync.",
      ),
    place: async ({ id = nobody, note = "" }, by) =>
      outcomeOfChange(
        await placeBoard({ id, home: note, by }),
        "The default place is saved. Its jobs change with the next complete sync.",
      ),
    remove: async ({ id = nobody }, by) =>
      outcomeOfChange(await removeBoard({ id, by }), "The board is removed, and its jobs have ended."),
  },
};

function outcomeOfChange(change: BoardChange, done: string): AreaOutcome {
  if (change.ok) return { ok: true, message: done };
  return { ...change, status: change.field ? 400 : 409 };
}

function toRow(board: Board): AreaRow {
  const { id, source, employer, token, jobsSeen, answeredAt, problem } = board;
  const toggle = board.switchedOffAt
    ? { intent: "switch-on", label: "Switch on" }
    : { intent: "switch-off", label: "Switch off" };
  const remove = { intent: "remove", label: "Remove", confirm: "Its jobs end right away." };
  const place = { intent: "place", label: "Set default place", note: "State or country" };
  return {
    id,
    cells: [
      employer,
      findSource(source)?.label ?? source,
      token,
      stateOf(board),
      board.homeCountry && homeText({ country: board.homeCountry, state: board.homeState }),
      jobsSeen,
      answeredAt,
      problem,
    ],
    actions: [toggle, place, remove],
  };
}

function stateOf({ switchedOffAt, problem, notBefore }: Board): Cell {
  if (switchedOffAt) return { badge: "Off", tone: "plain" };
  if (!problem) return { badge: "On", tone: "good" };
  return { badge: `Failing, next check ${dayOf(notBefore)}`, tone: "bad" };
}

function dayOf(notBefore: Date | null, now = new Date()): string {
  const day = longDate(notBefore && notBefore > now ? notBefore : now);
  return day === longDate(now) ? "today" : day;
}
