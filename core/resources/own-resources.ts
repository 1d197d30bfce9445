import { and, eq, getTableName, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { isNamed } from "#core/alerts/alert-links.ts";
import { removeAlert, setAlertActive } from "#core/alerts/change-alert.ts";
import { createAlert } from "#core/alerts/create-alert.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { switchOff } from "#core/alerts/unsubscribe.ts";
import { type Db, db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { takeFrom } from "#core/rate-limits/take.ts";
import {
  setApplicationStatus,
  updateApplicationNotes,
} from "#core/tracker/applications/change-application.ts";
import { createApplication } from "#core/tracker/applications/create-application.ts";
import { removeApplication } from "#core/tracker/applications/remove-application.ts";
import { notesTooLong } from "#core/tracker/notes.ts";
import { findEntryId, isListed, mostEntries } from "#core/tracker/own-list.ts";
import { removeSavedJob } from "#core/tracker/saved/remove-saved-job.ts";
import { saveJob } from "#core/tracker/saved/save-job.ts";
import { updateSavedNotes } from "#core/tracker/saved/update-saved-notes.ts";
import { applicationStatuses } from "#core/tracker/statuses.ts";
import { applications, savedJobs } from "#core/tracker/tables.ts";
import { column, plainTests } from "./columns.ts";
import type { Reading } from "./reading.ts";
import { forbidden, Refused, signInFirst, tooMany } from "./refusal.ts";
import type { Caller, Change, Insertion, Member, Resource } from "./resource.ts";

const mostRows = 1_000;

type Entries = typeof savedJobs | typeof applications;

const own = (userId: AnyPgColumn) => column("uuid", userId, "Whose it is: yours.");

function entryColumns(list: Entries) {
  return {
    id: column("uuid", list.id, "The entry's id."),
    user_id: own(list.userId),
    job_id: column("uuid", list.jobId, "The job's id in `jobs`."),
    job_title: column("text", list.jobTitle, "As it was on the day of saving."),
    company_name: column("text", list.companyName, "As it was on the day of saving."),
    location: column("text", list.location, "As it was on the day of saving."),
    job_url: column("text", list.jobUrl, "The path of the job's page here."),
    notes: column("text", list.notes, "Your own notes, up to 2,000 characters."),
  };
}

/** What a program sends of the job itself is not taken: it would be a claim. */
const entryTakes = ["user_id", "job_id", "notes"];

type Outcome = "saved" | "already-saved" | "added" | "already-there" | "not-found" | "full";

function entryInsertion(
  list: Entries,
  add: (userId: string, jobId: unknown, now: Date, where: Db) => Promise<Outcome>,
  set: Change["set"],
): Insertion {
  const name = getTableName(list);
  return {
    takes: entryTakes,
    key: ["user_id", "job_id"],
    add: async (caller, sent, whenThere, now, tx) => {
      const { userId } = ownerOf(caller, sent, name);
      const outcome = await add(userId, sent.job_id, now, tx);
      if (outcome === "not-found")
        throw new Refused(409, "23503", `insert on table "${name}" violates foreign key constraint`, {
          details: `Key (job_id)=(${typeof sent.job_id === "string" ? sent.job_id : ""}) is not present in table "jobs".`,
        });
      if (outcome === "full") throw new Refused(400, "P0001", `The list has room for ${mostEntries} jobs.`);
      const isThere = outcome === "already-saved" || outcome === "already-there";
      if (isThere && whenThere === "refuse")
        throw new Refused(409, "23505", `duplicate key value violates unique constraint "${name}_once"`);
      if (isThere && whenThere === "ignore") return null;
      const id = await findEntryId(list, userId, sent.job_id, tx);
      if (id) await set(caller, id, sent, now, tx);
      return id;
    },
  };
}

function ownerOf(caller: Caller, { user_id: named }: Record<string, unknown>, table: string): Member {
  if (caller.userId === null) throw signInFirst(table);
  if (named === undefined || named === caller.userId) return { ...caller, userId: caller.userId };
  throw new Refused(403, "42501", `new row violates row-level security policy for table "${table}"`);
}

function ofMember({ userId }: Caller, list: Entries) {
  return userId === null ? null : { rows: isListed(list, userId) ?? sql`false` };
}

const setSaved: Change["set"] = async ({ userId }, id, { notes }, _now, where) => {
  if (notes !== undefined) checkChange(await updateSavedNotes(userId ?? "", id, textOf(notes), { where }));
};

const setApplication: Change["set"] = async ({ userId }, id, { notes, status }, _now, where) => {
  const owner = userId ?? "";
  if (notes !== undefined) checkChange(await updateApplicationNotes(owner, id, textOf(notes), { where }));
  if (status !== undefined) checkChange(await setApplicationStatus(owner, id, status, { where }));
};

function textOf(notes: unknown): string {
  if (notes === null) return "";
  if (typeof notes !== "string") throw new Refused(400, "22P02", "notes must be a text");
  return notes;
}

function checkChange(changed: string): void {
  if (changed === "too-long") throw new Refused(400, "22001", notesTooLong);
  if (changed === "unknown-status")
    throw new Refused(400, "22P02", "invalid input value for status", {
      hint: `One of ${applicationStatuses.join(", ")}.`,
    });
}

export const savedJobsResource: Resource = {
  name: "saved_jobs",
  about: "The jobs that you saved. They keep what the job said that day.",
  from: sql`${savedJobs}`,
  columns: {
    ...entryColumns(savedJobs),
    saved_at: column("timestamptz", savedJobs.savedAt, "When you saved it."),
  },
  order: sql`${savedJobs.savedAt} desc, ${savedJobs.id} desc`,
  mostRows,
  sight: (caller) => ofMember(caller, savedJobs),
  insertion: entryInsertion(savedJobs, saveJob, setSaved),
  change: { columns: ["notes"], set: setSaved },
  remove: ({ userId }, id, now, tx) => removeSavedJob(userId, id, now, tx),
};

export const applicationsResource: Resource = {
  name: "applications",
  about: "The applications that you track. They keep what the job said that day.",
  from: sql`${applications}`,
  columns: {
    ...entryColumns(applications),
    status: column("text", applications.status, `One of ${applicationStatuses.join(", ")}.`),
    applied_at: column("timestamptz", applications.appliedAt, "When you added it."),
  },
  order: sql`${applications.appliedAt} desc, ${applications.id} desc`,
  mostRows,
  sight: (caller) => ofMember(caller, applications),
  insertion: {
    ...entryInsertion(
      applications,
      (userId, jobId, now, tx) => createApplication(userId, { jobId }, now, tx),
      setApplication,
    ),
    takes: [...entryTakes, "status"],
  },
  change: { columns: ["notes", "status"], set: setApplication },
  remove: ({ userId }, id, now, tx) => removeApplication(userId, id, now, tx),
};

export const jobAlertsResource: Resource = {
  name: "job_alerts",
  about: "Your alerts. Whoever knows an alert's id may read its name and state, and switch it off.",
  from: sql`${jobAlerts}`,
  columns: {
    id: column("uuid", jobAlerts.id, "Keep it to yourself: who knows it can switch the alert off."),
    user_id: own(jobAlerts.userId),
    name: column("text", jobAlerts.name, "What you call it."),
    search_criteria: column(
      "jsonb",
      jobAlerts.searchCriteria,
      "title, location, state, city, remote and what else a search here may ask for.",
    ),
    remote_preference: column("boolean", jobAlerts.remotePreference, "True for remote jobs alone."),
    frequency: column("text", jobAlerts.frequency, "daily or weekly."),
    is_active: column("boolean", jobAlerts.isActive, "False while it is switched off."),
    created_at: column("timestamptz", jobAlerts.createdAt, "When you made it."),
    last_sent_at: column("timestamptz", jobAlerts.lastSentAt, "When its last email was sent."),
  },
  order: sql`${jobAlerts.createdAt} desc, ${jobAlerts.id} desc`,
  mostRows,
  sight: async (caller, reading, now) => {
    const named = idAlone(reading);
    if (caller.userId !== null && !(named && !(await isOwn(caller.userId, named))))
      return { rows: ofOwner(caller.userId) };
    if (!named) return null;
    const taken = await takeFrom("unsubscribe", env.LIMIT_UNSUBSCRIBE, caller.clientAddress, now);
    if (!taken.ok) throw tooMany(taken);
    return { rows: isNamed(named) ?? sql`false`, columns: openColumns };
  },
  insertion: {
    takes: ["user_id", "email", "name", "search_criteria", "remote_preference", "frequency", "is_active"],
    key: null,
    isAlone: true,
    add: addAlert,
  },
  change: {
    columns: ["is_active"],
    set: async ({ userId }, id, { is_active: isActive }, now, tx) => {
      if (typeof isActive !== "boolean")
        throw new Refused(400, "22P02", "invalid input syntax for type boolean");
      if (userId !== null && (await setAlertActive(userId, id, isActive, now, tx))) return;
      // Others may have seen the id. A signed link of an email alone switches it on again.
      if (isActive) throw forbidden("job_alerts");
      await switchOff(id, tx);
    },
  },
  remove: ({ userId }, id, now, tx) => removeAlert(userId, id, now, tx),
};

/** What an alert's id alone opens, as the page that its emails link to. */
const openColumns = ["name", "is_active"];

function ofOwner(userId: string): SQL {
  return and(eq(jobAlerts.userId, userId), isNull(jobAlerts.removedAt)) ?? sql`false`;
}

async function isOwn(userId: string, id: string): Promise<boolean> {
  return (await db.$count(jobAlerts, and(eq(jobAlerts.id, id), eq(jobAlerts.userId, userId)))) > 0;
}

function idAlone(reading: Reading): string | null {
  const [test] = plainTests(reading);
  if (reading.where.length !== 1 || test?.field.column !== "id") return null;
  const [only, another] = test.operator === "in" ? test.list : [test.value];
  const isOne = (test.operator === "eq" || test.operator === "in") && another === undefined;
  return isOne ? (z.uuid().safeParse(only).data ?? null) : null;
}

async function addAlert(
  caller: Caller,
  sent: Record<string, unknown>,
  _whenThere: unknown,
  now: Date,
): Promise<string> {
  if (sent.user_id) ownerOf(caller, sent, "job_alerts");
  const {
    name,
    email,
    frequency,
    search_criteria: criteria,
    remote_preference: remote,
    is_active: isOn,
  } = sent;
  const asked = typeof criteria === "object" && criteria !== null ? criteria : {};
  const wishes = { ...asked, ...(remote === true && { remote: true }), name, email, frequency };
  const made = await createAlert(wishes, caller, now);
  if (made.ok) {
    if (isOn === false && caller.userId !== null)
      await setAlertActive(caller.userId, made.alert.id, false, now);
    return made.alert.id;
  }
  if (made.reason === "too-many") throw tooMany(made);
  const error = made.reason === "full" ? made.error : Object.values(made.errors)[0];
  throw new Refused(400, made.reason === "full" ? "P0001" : "23514", error ?? "The alert can't be read.");
}
