import { createHash } from "node:crypto";

type Claim = { name: string; value: string; proof: string | null };

export function claimOf({ name, value, proof }: Claim): string {
  return createHash("sha256")
    .update(JSON.stringify([name, value, proof]))
    .digest("base64url")
    .slice(0, 22);
}
