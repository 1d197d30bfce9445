/** A list with all its jobs, as one answer of the server. */
export type TakenList = {
  title: string;
  /** The address of the list, without a host. */
  path: string;
  /** The document around each page, and the policy of that document. */
  frame: string;
  policy: string;
  /** The list comes first. */
  pages: TakenPage[];
};

export type TakenPage = { path: string; title: string; html: string };

/** Where a page is written into the frame. Neither has a letter that HTML would write in another way. */
export const pagePlaces = { title: "%title-of-page%", page: "%text-of-page%" };

/** What a device says of a list that it has. */
export type TakenWords = {
  path: string;
  title: string;
  jobs: number;
  /** How much was sent for it. */
  bytes: number;
  at: number;
  until: number;
  /** A subscription opened it, and takes it along when it ends. */
  isSubscribers: boolean;
};

export type TakeFailure =
  | "ask"
  | "full"
  | "limit"
  | "network"
  | "nothing"
  | "server"
  | "signed-out"
  | "storage";

export type TakeOutcome = { taken: TakenWords } | { failure: TakeFailure };

/** What the worker tells meanwhile, and at the end. */
export type TakeReport = { kept: number; jobs: number } | TakeOutcome;
