import { and, desc, eq, gt } from "drizzle-orm";
import type { Account } from "#core/accounts/account.ts";
import { deviceName } from "#core/accounts/device-name.ts";
import { sessions } from "#core/accounts/tables.ts";
import { parseAddress } from "#core/platform/address-ranges.ts";
import { db } from "#core/platform/db.server.ts";

export type OwnSession = {
  id: string;
  device: string;
  network: string | null;
  begunAt: Date;
  lastUsedAt: Date;
  isThis: boolean;
};

const ownRanges = ["loopback", "private", "uniqueLocal", "linkLocal", "unspecified"];

export async function listSessions(
  { userId, sessionId }: Pick<Account, "userId" | "sessionId">,
  now = new Date(),
): Promise<OwnSession[]> {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
      begunAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), sessions.id)
    .limit(100);
  return rows
    .map(({ userAgent, ipAddress, ...row }) => {
      const isThis = row.id === sessionId;
      const device = deviceName(userAgent) ?? (isThis ? "This browser" : "Unknown browser");
      return { ...row, device, network: networkOf(ipAddress), isThis };
    })
    .sort((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** A network tells home from a stranger without identifying a household. */
export function networkOf(ipAddress: string | null): string | null {
  const address = parseAddress(ipAddress?.replace(/\/\d+$/, "") ?? "");
  if (!address || ownRanges.includes(address.range())) return null;
  const bytes = address.toByteArray();
  if (address.kind() === "ipv4") return `${bytes.slice(0, 3).join(".")}.x`;
  const groups = [0, 2, 4].map((at) => (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)).toString(16));
  return `${groups.join(":")}:…`;
}
