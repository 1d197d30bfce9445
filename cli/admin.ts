import { grantRole, listRole, revokeRole } from "#core/accounts/roles.ts";
import { readBuyerEmail } from "#core/billing/read-buyer-email.ts";

const usage = `Grants, revokes and lists administrators.

  npm run admin -- grant <email>
  npm run admin -- revoke <email>
  npm run admin -- list`;

const messages = {
  grant: { changed: "is now an administrator", unchanged: "is already an administrator" },
  revoke: { changed: "is no longer an administrator", unchanged: "is not an administrator" },
};

/** Exit code 1 if nobody has the address, 2 if misused. */
export async function admin(args: string[]): Promise<number> {
  const [verb, address, ...rest] = args;
  if (verb === "list" && address === undefined) return list();
  if (verb === "--help" || verb === "-h") {
    console.log(usage);
    return 0;
  }
  if ((verb !== "grant" && verb !== "revoke") || address === undefined || rest.length) {
    console.error(usage);
    return 2;
  }
  const email = await readBuyerEmail(address);
  if (!email) {
    console.error(`"${address}" is not an email address.`);
    return 2;
  }
  return change(verb, email);
}

async function list(): Promise<number> {
  const emails = await listRole("admin");
  console.log(emails.length ? emails.join("\n") : "There are no administrators.");
  return 0;
}

async function change(verb: "grant" | "revoke", email: string): Promise<number> {
  const set = verb === "grant" ? grantRole : revokeRole;
  const outcome = await set({ email, role: "admin", by: "terminal" });
  if (!outcome.ok) {
    console.error(`Nobody has signed in with ${email}. Sign in once, then try again.`);
    return 1;
  }
  console.log(`${email} ${messages[verb][outcome.changed ? "changed" : "unchanged"]}.`);
  return 0;
}
