import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createTransport } from "nodemailer";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { smallDisk } from "#test/small-disk.ts";
import { startMailbox } from "./mailbox/mailbox.ts";
import { discardPostgres, startPostgres } from "./postgres/server.ts";
import { writePrivateFile } from "./private-file.ts";
import { readOrCreateSecret } from "./secret-file.ts";
import { shareServices } from "./shared-services.ts";
import { emptyState } from "./stripe/account.ts";
import { readState, writeState } from "./stripe/keep.ts";

// These tests are skipped where this account may not mount a disk.
const disk = smallDisk("160m");
const onDisk = test.skipIf(!disk);
const at = (name: string) => path.join(disk?.folder ?? "", name);
const isFull = (file: string) =>
  `${file} could not be written: the disk is full. Free up some space and try again.`;
const checkout = process.cwd();

beforeAll(() => disk && process.chdir(disk.folder));
afterEach(() => disk?.clear());
afterAll(async () => {
  if (disk) await discardPostgres(at("postgres"));
  process.chdir(checkout);
  disk?.remove();
});

onDisk(
  "writePrivateFile keeps the old file on a full disk, leaves nothing beside it and names it",
  async () => {
    mkdirSync(at("kept"));
    const file = at("kept/file.json");
    writeFileSync(file, "as it was");
    disk?.fill();
    await expect(writePrivateFile(file, "x".repeat(100_000))).rejects.toThrow(isFull(file));
    expect(readFileSync(file, "utf8")).toBe("as it was");
    expect(readdirSync(at("kept"))).toEqual(["file.json"]);
  },
);

onDisk("readOrCreateSecret makes no secret on a full disk, and reads an existing one", async () => {
  const secret = await readOrCreateSecret(at("secrets/one"));
  disk?.fill();
  expect(await readOrCreateSecret(at("secrets/one"))).toBe(secret);
  await expect(readOrCreateSecret(at("secrets/two"))).rejects.toThrow(isFull(at("secrets/two")));
  expect(readdirSync(at("secrets"))).toEqual(["one"]);
});

onDisk("shareServices names its file on a full disk", async () => {
  disk?.fill();
  await expect(shareServices({ SMTP_URL: "smtp://x" })).rejects.toThrow(isFull(".data/local-services.json"));
  expect(existsSync(".data/local-services.json")).toBe(false);
});

onDisk("startMailbox refuses an email on a full disk and takes it later", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const mailbox = await startMailbox({ folder: at("mailbox") });
  const transport = createTransport(mailbox.smtpUrl);
  const mail = { from: "jobs@waymark.example", to: "ann@example.com", text: "Hi. ".repeat(10_000) };
  try {
    await transport.sendMail(mail);
    disk?.fill();
    await expect(transport.sendMail(mail)).rejects.toMatchObject({ responseCode: 452 });
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/^An email was refused.*the disk is full/));
    expect(mailbox.messages()).toHaveLength(1);
    expect(readdirSync(at("mailbox"))).toHaveLength(1);
    disk?.clear();
    await transport.sendMail(mail);
    expect(mailbox.messages()).toHaveLength(2);
  } finally {
    said.mockRestore();
    transport.close();
    await mailbox.close();
  }
});

onDisk("writeState keeps the old file on a full disk and says so", () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  writeState(at("stripe.json"), emptyState);
  const before = readState(at("stripe.json"));
  disk?.fill();
  writeState(at("stripe.json"), emptyState);
  expect(said).toHaveBeenCalledWith(isFull(at("stripe.json")));
  said.mockRestore();
  expect(readState(at("stripe.json"))).toEqual(before);
});

const noRoom = /could not be written: the disk is full/;

onDisk(
  "startPostgres reports a full disk within 10 s and starts once there is room",
  async () => {
    const started = performance.now();
    disk?.fill();
    await expect(startPostgres(at("postgres"))).rejects.toThrow(noRoom);
    disk?.clear();
    writeFileSync(at("half"), Buffer.alloc(130 << 20));
    await expect(startPostgres(at("postgres"))).rejects.toThrow(noRoom);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(readdirSync(at("postgres"))).not.toContain("data");
    rmSync(at("half"));
    await (await startPostgres(at("postgres"))).stop();
  },
  60_000,
);

/** Starting a new log would make room. */
function fillAroundDatabase() {
  writeFileSync(at("postgres/server.log"), "");
  disk?.fill();
}

onDisk(
  "startPostgres reports a full disk beside an existing database, which stays as it was",
  async () => {
    await (await startPostgres(at("postgres"))).stop();
    fillAroundDatabase();
    const started = performance.now();
    await expect(startPostgres(at("postgres"))).rejects.toThrow(noRoom);
    expect(performance.now() - started).toBeLessThan(10_000);
    disk?.clear();
    await (await startPostgres(at("postgres"))).stop();
  },
  60_000,
);

onDisk(
  "startPostgres restarts a database that ended on a full disk",
  async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const server = await startPostgres(at("postgres"));
    try {
      const pidFile = at("postgres/data/postmaster.pid");
      fillAroundDatabase();
      process.kill(Number.parseInt(readFileSync(pidFile, "utf8"), 10), "SIGINT");
      await expect.poll(() => existsSync(pidFile), { interval: 5, timeout: 5_000 }).toBe(false);
      fillAroundDatabase();
      await expect
        .poll(() => said.mock.calls.flat(), { timeout: 15_000 })
        .toEqual([expect.stringMatching(noRoom)]);
      disk?.clear();
      const database = () => server.createDatabase("up").catch(() => null);
      await expect.poll(database, { timeout: 20_000 }).toBeTruthy();
    } finally {
      said.mockRestore();
      await server.stop();
    }
  },
  60_000,
);
