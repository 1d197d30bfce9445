import { hasRole } from "#core/accounts/roles.ts";
import { activeJobsDb } from "#core/sources/active-jobs-db/source.ts";
import { readUsage } from "#core/sources/requests/quota.ts";
import { Refused } from "./refusal.ts";
import type { Caller } from "./resource.ts";

type Procedure = {
  about: string;
  takes: readonly string[];
  answers: "boolean" | "integer";
  run: (caller: Caller, sent: Record<string, unknown>) => Promise<boolean | number>;
};

async function monthUsage({ isAdmin, userId }: Caller, counted: "jobs" | "requests"): Promise<number> {
  if (!isAdmin) throw new Refused(userId === null ? 401 : 403, "42501", "permission denied for function");
  return (await readUsage(activeJobsDb))?.[counted] ?? 0;
}

export const procedures: Record<string, Procedure> = {
  has_role: {
    about: "Whether you have a role, like admin. Of others, the answer is always false.",
    takes: ["_user_id", "_role"],
    answers: "boolean",
    run: async ({ userId }, { _user_id: asked, _role: role }) => {
      if (userId === null) throw new Refused(401, "42501", "permission denied for function has_role");
      return asked === userId && typeof role === "string" && (await hasRole(userId, role));
    },
  },
  get_current_month_api_usage: {
    about: "Requests to the main source this month. Administrators alone.",
    takes: [],
    answers: "integer",
    run: (caller) => monthUsage(caller, "requests"),
  },
  get_current_month_jobs_usage: {
    about: "Jobs fetched from the main source this month. Administrators alone.",
    takes: [],
    answers: "integer",
    run: (caller) => monthUsage(caller, "jobs"),
  },
};

export function findProcedure(name: string): Procedure {
  const found = Object.hasOwn(procedures, name) ? procedures[name] : undefined;
  if (found) return found;
  throw new Refused(
    404,
    "PGRST202",
    `Could not find the function '${name.slice(0, 63)}' in the schema cache`,
  );
}
