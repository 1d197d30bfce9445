import { changeRecord } from "./change-record.ts";

/** What this browser knows of its copies. No page and no answer holds it. */
export type Device = {
  /** Rises when an account's copies end, so a late answer finds no place among newer ones. */
  epoch: number;
  /** Rises with each sign-in and each change that this browser sends. */
  changes: number;
  /** The name of the account whose pages are copied, after its owner asked for that. */
  account: string | null;
  since: number;
  lastContact: number;
  /** When the server last answered for the account, by its own clock. */
  lastAnswer: number;
  /** Set from the press of Sign Out until the server heard of it. */
  owesSignOut: boolean;
  /** The account whose changes wait here. */
  changesOf: string | null;
  /** Set while that account is signed in, although its pages are not copied. */
  isBack: boolean;
};

const unknown: Device = {
  epoch: 0,
  changes: 0,
  account: null,
  since: 0,
  lastContact: 0,
  lastAnswer: 0,
  owesSignOut: false,
  changesOf: null,
  isBack: false,
};

/** A browser that stores nothing, as in some private windows, has no copies. */
export async function readDevice(): Promise<Device> {
  return changeDevice((device) => device).catch(() => unknown);
}

export function changeDevice(change: (device: Device) => Device): Promise<Device> {
  const where = { database: "waymark", store: "device", key: "device" };
  return changeRecord(
    where,
    (stored) => ({ ...unknown, ...(stored as Partial<Device> | undefined) }),
    change,
  );
}
