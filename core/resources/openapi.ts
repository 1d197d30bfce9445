import { messageSchema } from "#core/contact/read-message.ts";
import { memoize } from "#core/platform/memoize.ts";
import { site } from "#core/platform/site.ts";
import { postingSchema } from "#core/postings/form/posting-schema.ts";
import { procedures } from "./procedures.ts";
import { operators } from "./reading.ts";
import type { Column, Resource } from "./resource.ts";
import { resources } from "./resources.ts";

const types: Record<Column["type"], object> = {
  uuid: { type: "string", format: "uuid" },
  text: { type: "string" },
  timestamptz: { type: "string", format: "date-time" },
  boolean: { type: "boolean" },
  float8: { type: "number" },
  integer: { type: "integer" },
  "text[]": { type: "array", items: { type: "string" } },
  jsonb: { type: "object", additionalProperties: true },
};

const text = { type: "string" };
const object = (properties: Record<string, object>, required: string[] = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
});
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const named = (names: readonly string[]) => object(Object.fromEntries(names.map((name) => [name, {}])), []);
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answers = (ok: object) => ({
  ...ok,
  "4XX": { description: "What was wrong with the request.", ...json(ref("Refusal")) },
  "503": {
    description: "Too slow, or the database is away. Says when to try again.",
    ...json(ref("Refusal")),
  },
});
const query = (name: string, description: string) => ({ name, in: "query", description, schema: text });
const header = (name: string, description: string) => ({ name, in: "header", description, schema: text });

/** What programs can ask, as OpenAPI 3.1. Tables and their verbs come from the table that answers them. */
export const openApi = memoize(() => {
  return {
    openapi: "3.1.0",
    info: {
      title: `${site.name} API`,
      version: "1",
      summary: "Outdoor jobs, and your own lists of them.",
      description: `Guide, limits and terms: ${site.origin}/developers`,
      contact: { name: site.name, url: `${site.origin}/contact` },
      license: { name: "What you may do with the data", url: `${site.origin}/developers#data` },
    },
    servers: [{ url: site.origin }],
    security: [{}, { bearer: [] }],
    paths: {
      ...Object.fromEntries(resources.map((resource) => [`/rest/v1/${resource.name}`, tablePath(resource)])),
      ...Object.fromEntries(
        Object.keys(procedures).map((name) => [`/rest/v1/rpc/${name}`, procedurePath(name)]),
      ),
      ...Object.fromEntries(others.map((other) => [other[0], otherPath(other)])),
    },
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "A session's access token, or a key of your account.",
        },
      },
      schemas: {
        ...Object.fromEntries(resources.map((resource) => [resource.name, rowSchema(resource)])),
        Refusal: object({
          code: { type: "string", description: "PostgreSQL's or PostgREST's." },
          message: text,
          details: { type: ["string", "null"] },
          hint: { type: ["string", "null"] },
        }),
        Session: object({
          access_token: text,
          refresh_token: text,
          token_type: text,
          expires_in: { type: "integer" },
          expires_at: { type: "integer" },
          user: ref("User"),
        }),
        User: object({ id: types.uuid, email: text, created_at: types.timestamptz }),
      },
    },
  };
});

function rowSchema({ about, columns }: Resource) {
  const properties = Object.fromEntries(
    Object.entries(columns).map(([name, { type, about }]) => [name, { ...types[type], description: about }]),
  );
  return { type: "object", description: about, properties };
}

function tablePath(resource: Resource) {
  const { name, about, columns, mostRows, insertion, change, remove } = resource;
  const rows = { type: "array", items: ref(name) };
  const some = { description: "The rows.", ...json(rows) };
  const filters = Object.entries(columns).flatMap(([column, { isFiltered }]) =>
    isFiltered === false
      ? []
      : [query(column, `A condition, like eq.x. Operators: ${operators.join(", ")}; not. before them.`)],
  );
  const prefer = header("Prefer", "return=representation, count=exact, resolution=merge-duplicates.");
  const sent = (names: readonly string[]) =>
    object(Object.fromEntries(names.map((column) => [column, types[columns[column]?.type ?? "text"]])), []);
  const operation = (verb: string, summary: string, more: object) => ({
    operationId: `${verb}_${name}`,
    tags: ["Tables"],
    summary,
    ...more,
  });
  return {
    get: operation("read", about, {
      description: `At most ${mostRows} rows. \`or=(a.eq.1,b.is.null)\` joins conditions.`,
      parameters: [
        query("select", "Columns, like id,title or link:page_url. All without it."),
        query("order", "Like date_posted.desc,id."),
        query("limit", `At most ${mostRows}.`),
        query("offset", "Rows to leave out first."),
        query("or", "Conditions of which one holds."),
        query("and", "Conditions that all hold."),
        prefer,
        ...filters,
      ],
      responses: answers({ "200": some, "206": some }),
    }),
    ...(insertion && {
      post: operation("insert", "Adds rows.", {
        parameters: [prefer],
        requestBody: json({
          oneOf: [sent(insertion.takes), { type: "array", items: sent(insertion.takes) }],
        }),
        responses: answers({ "201": { ...some, description: "Added." } }),
      }),
    }),
    ...(change && {
      patch: operation("change", "Changes the rows that fit.", {
        parameters: [prefer, ...filters],
        requestBody: json(sent(change.columns)),
        responses: answers({ "200": some, "204": { description: "Changed." } }),
      }),
    }),
    ...(remove && {
      delete: operation("remove", "Removes the rows that fit.", {
        parameters: [prefer, ...filters],
        responses: answers({ "200": some, "204": { description: "Removed." } }),
      }),
    }),
  };
}

function procedurePath(name: string) {
  const { about = "", takes = [], answers: type } = procedures[name] ?? {};
  return {
    post: {
      operationId: name,
      tags: ["Procedures"],
      summary: about,
      requestBody: json(object(Object.fromEntries(takes.map((field) => [field, text])))),
      responses: answers({ "200": { description: "The answer.", ...json({ type }) } }),
    },
  };
}

type Other = [
  path: string,
  summary: string,
  takes: readonly string[],
  gives: readonly string[] | "Session" | "User",
];

/** Sign-in and functions. A field with a question mark is part of the address. */
const others: Other[] = [
  ["/auth/v1/otp", "Emails a link to sign in by.", ["email"], []],
  ["/auth/v1/verify", "Signs in by an email's link, once.", ["token_hash", "type"], "Session"],
  ["/auth/v1/token", "Gives a new access token.", ["?grant_type", "refresh_token"], "Session"],
  ["/auth/v1/user", "Who has signed in.", [], "User"],
  ["/auth/v1/logout", "Ends the session (scope local), the others, or all (global).", ["?scope"], []],
  [
    fn("check-subscription"),
    "Whether you have a subscription.",
    [],
    ["subscribed", "product_id", "subscription_end"],
  ],
  [fn("create-checkout"), "Starts the payment of a plan.", ["priceId"], ["url"]],
  [fn("get-checkout-session"), "The address that paid.", ["sessionId"], ["email"]],
  [fn("customer-portal"), "Where to change your subscription.", [], ["url"]],
  [fn("create-job-payment"), "Starts the payment of a posting.", Object.keys(postingSchema.shape), ["url"]],
  [fn("verify-job-payment"), "The posting that a payment brought.", ["session_id"], ["success", "job"]],
  [fn("send-contact-email"), "Writes to us.", Object.keys(messageSchema.shape), ["success"]],
  [
    fn("sync-outdoor-jobs"),
    "Fetches jobs. Administrators alone.",
    ["mode"],
    ["jobsAdded", "jobsUpdated", "apiCalls"],
  ],
  [fn("test-rapidapi"), "Tests the main source. Administrators alone.", [], ["success", "results"]],
];

function fn(name: string): string {
  return `/functions/v1/${name}`;
}

function otherPath([path, summary, takes, gives]: Other) {
  const [inAddress, inBody] = [
    takes.filter((name) => name.startsWith("?")),
    takes.filter((name) => !name.startsWith("?")),
  ];
  const schema = typeof gives === "string" ? ref(gives) : named(gives);
  return {
    [path.endsWith("/user") ? "get" : "post"]: {
      operationId: path.slice(1).replaceAll(/\W/g, "_"),
      tags: [path.startsWith("/auth") ? "Sign-in" : "Functions"],
      summary,
      ...(inAddress.length && { parameters: inAddress.map((name) => query(name.slice(1), summary)) }),
      ...(inBody.length && { requestBody: json(named(inBody)) }),
      responses: answers(
        path.endsWith("/logout")
          ? { "204": { description: "Done." } }
          : { "200": { description: "Done.", ...json(schema) } },
      ),
    },
  };
}
