import { beforeEach, expect, test } from "vitest";
import { roleChanges } from "#core/accounts/tables.ts";
import { adminActions } from "#core/audit/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertProfile } from "#test/factories.ts";
import { grantRole, hasRole, listRole, revokeRole } from "./roles.ts";

beforeEach(emptyDatabase);

const ada = { email: "ada@example.com", role: "admin", by: "terminal" } as const;

test("roles are granted and revoked, each change logged once", async () => {
  const { id } = await insertProfile({ email: "ada@example.com" });
  const other = await insertProfile();
  expect(await hasRole(id, "admin")).toBe(false);
  expect(await revokeRole(ada)).toEqual({ ok: true, changed: false });
  expect(await grantRole(ada)).toEqual({ ok: true, changed: true });
  expect(await grantRole(ada)).toEqual({ ok: true, changed: false });
  expect(await hasRole(id, "admin")).toBe(true);
  expect(await hasRole(id, "owner")).toBe(false);
  expect(await hasRole(other.id, "admin")).toBe(false);
  expect(await listRole("admin")).toEqual(["ada@example.com"]);
  expect(await revokeRole({ ...ada, by: "grace@example.com" })).toEqual({ ok: true, changed: true });
  expect(await listRole("admin")).toEqual([]);
  const changes = await db.select().from(roleChanges).orderBy(roleChanges.createdAt);
  expect(changes).toMatchObject([
    { userId: id, email: "ada@example.com", role: "admin", isGranted: true, by: "terminal" },
    { userId: id, email: "ada@example.com", role: "admin", isGranted: false, by: "grace@example.com" },
  ]);
  expect(await db.select().from(adminActions).orderBy(adminActions.createdAt)).toMatchObject([
    { by: "terminal", action: "made somebody an administrator", subject: "ada@example.com" },
    { by: "grace@example.com", action: "took an administrator's right back", subject: "ada@example.com" },
  ]);
});

test("grantRole refuses people who have never signed in", async () => {
  expect(await grantRole(ada)).toEqual({ ok: false, reason: "unknown-address" });
  expect(await db.$count(roleChanges)).toBe(0);
});

test("grantRole changes the role once for simultaneous grants", async () => {
  await insertProfile({ email: "ada@example.com" });
  const changes = await Promise.all([grantRole(ada), grantRole(ada), grantRole(ada)]);
  expect(changes.filter((change) => change.ok && change.changed)).toHaveLength(1);
});
