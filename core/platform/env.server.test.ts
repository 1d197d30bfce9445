import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readEnv } from "./env.server.ts";

const needed = {
  DATABASE_URL: "postgres://waymark:secret@localhost/waymark",
  AUTH_SECRET: "0123456789abcdef0123456789abcdef",
  SMTP_URL: "smtp://mail.example.com:587",
  STRIPE_SECRET_KEY: "sk_test_123",
  STRIPE_WEBHOOK_SECRET: "whsec_123",
};

function complaint(given: Record<string, string | undefined>): string {
  try {
    readEnv(given);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

test("readEnv requires a database, a secret, a mail server and Stripe", () => {
  expect(readEnv(needed)).toMatchObject({
    NODE_ENV: "production",
    PORT: 3000,
    ORIGIN: "http://localhost:3000",
    DATABASE_POOL: 10,
    LOG_LEVEL: "info",
    TRUSTED_PROXIES: [],
    PAGES_PER_MINUTE: 300,
    CDN_SECONDS: 0,
    DAILY_SYNC: true,
    SITE_NAME: "Waymark",
  });
  expect(readEnv(needed).ACTIVE_JOBS_DB_KEY).toBeUndefined();
});

test("readEnv treats an empty value as missing", () => {
  const names = Object.keys(readEnv(needed));
  const optional = [
    "LOCAL_SERVICES_URL",
    "DEMO_SOURCES",
    "DEMO_BOARDS",
    "MAIL_FROM",
    "DKIM_DOMAIN",
    "DKIM_SELECTOR",
    "DKIM_PRIVATE_KEY",
    "STRIPE_API_URL",
    "DATAFAST_WEBSITE_ID",
    "ACTIVE_JOBS_DB_KEY",
    "USAJOBS_KEY",
    "USAJOBS_EMAIL",
    "FOUNDER_NAME",
    "FOUNDER_LINKS",
    "INTRO_VIDEO_URL",
    "WEB_PROCESSES",
  ];
  for (const blank of ["", "  "]) {
    const blanks = Object.fromEntries([...names, ...optional].map((name) => [name, blank]));
    expect(readEnv({ ...blanks, ...needed })).toEqual(readEnv(needed));
  }
});

test("readEnv converts values to their types", () => {
  const given = {
    PORT: "8080",
    PAGES_PER_MINUTE: "0",
    DAILY_SYNC: "off",
    TRUSTED_PROXIES: "10.0.0.0/8, ::1",
    USAJOBS_EMAIL: "jobs@example.com",
    LIMIT_SIGN_IN: "3/15m",
  };
  const env = readEnv({ ...needed, ...given, SOMETHING_ELSE: "x" });
  expect(env).toMatchObject({ PORT: 8080, PAGES_PER_MINUTE: 0, DAILY_SYNC: false });
  expect(env.LIMIT_SIGN_IN).toEqual({ count: 3, seconds: 900 });
  expect(env.USAJOBS_EMAIL).toBe("jobs@example.com");
  expect(env.TRUSTED_PROXIES.map(([network, bits]) => `${network}/${bits}`)).toEqual([
    "10.0.0.0/8",
    "::1/128",
  ]);
  expect(env).not.toHaveProperty("SOMETHING_ELSE");
});

test("readEnv accepts addresses as founder links", () => {
  const read = (list: string) => readEnv({ ...needed, FOUNDER_LINKS: list }).FOUNDER_LINKS;
  expect(read("https://a.example/x, https://b.example/,")).toEqual([
    "https://a.example/x",
    "https://b.example/",
  ]);
  expect(read(" none ")).toEqual([]);
  expect(complaint({ ...needed, FOUNDER_LINKS: "none, https://a.example" })).toContain("or none");
});

test("readEnv reads former secrets as a list", () => {
  const first = "the first of all our former secrets";
  const second = "the second of our former secrets";
  const read = (list: string) => readEnv({ ...needed, AUTH_SECRETS_OLD: list }).AUTH_SECRETS_OLD;
  expect(read(` ${first}, ${second},`)).toEqual([first, second]);
  expect(readEnv(needed).AUTH_SECRETS_OLD).toEqual([]);
});

describe("readEnv, the key that signs emails", () => {
  const pem = (bits: number) =>
    generateKeyPairSync("rsa", { modulusLength: bits })
      .privateKey.export({ type: "pkcs8", format: "pem" })
      .toString();
  const dkim = { DKIM_DOMAIN: "example.com", DKIM_SELECTOR: "mail2026", DKIM_PRIVATE_KEY: pem(1024) };

  test("may be on one line", () => {
    const onOneLine = dkim.DKIM_PRIVATE_KEY.replaceAll("\n", "\\n");
    expect(readEnv({ ...needed, ...dkim, DKIM_PRIVATE_KEY: onOneLine })).toMatchObject(dkim);
  });

  test.each(Object.keys(dkim))("needs a domain and a selector, and they need it: %s", (name) => {
    expect(complaint({ ...needed, ...dkim, [name]: "" })).toBe(
      `The configuration is not usable:\n  ${name} is missing\nSee docs/operate.md.`,
    );
  });

  test("must be a strong RSA key", () => {
    const { privateKey } = generateKeyPairSync("ed25519");
    const ed25519 = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    for (const weak of [pem(512), ed25519])
      expect(complaint({ ...needed, ...dkim, DKIM_PRIVATE_KEY: weak })).toContain(
        "  DKIM_PRIVATE_KEY: must be",
      );
  });
});

describe("readEnv refuses a start", () => {
  test.each(Object.keys(needed))("without %s, and says that it is missing, empty or not given", (name) => {
    for (const given of [{}, { [name]: "" }]) {
      expect(complaint({ ...needed, [name]: undefined, ...given })).toBe(
        `The configuration is not usable:\n  ${name} is missing\nSee docs/operate.md.`,
      );
    }
  });

  test.each([
    ["NODE_ENV", "wrongly-staging"],
    ["PORT", "wrongly-http"],
    ["PORT", "65536.7001"],
    ["PORT", "-7001"],
    ["ORIGIN", "wrongly.example.com"],
    ["ORIGIN", "ftp://wrongly.example.com"],
    ["DATABASE_URL", "mysql://waymark:wrongly@localhost/waymark"],
    ["DATABASE_POOL", "7001"],
    ["LOG_LEVEL", "wrongly-loud"],
    ["TRUSTED_PROXIES", "10.0.0.0/8, wrongly.example.com"],
    ["TRUSTED_PROXIES", "10.0.0.0/7001"],
    ["PAGES_PER_MINUTE", "wrongly-many"],
    ["CDN_SECONDS", "7001"],
    ["AUTH_SECRET", "wrongly-short"],
    ["AUTH_SECRET", "7".repeat(32)],
    ["AUTH_SECRET", "wrongly ".repeat(5)],
    ["AUTH_SECRET", "wrongly012345".slice(0, 12).repeat(4)],
    ["AUTH_SECRETS_OLD", "7".repeat(40)],
    ["LISTEN_ON", "wrongly.example.com"],
    ["LISTEN_ON", "7001"],
    ["STRIPE_SECRET_KEY", "sk_live_"],
    ["STRIPE_WEBHOOK_SECRET", "whsec_"],
    ["STRIPE_WEBHOOK_SECRET", "whsec_ wrongly"],
    ["STRIPE_WEBHOOK_SECRET", `whsec_${"7".repeat(32)}`],
    ["AUTH_SECRETS_OLD", "0123456789abcdef0123456789abcdef, wrongly-short"],
    ["DKIM_PRIVATE_KEY", "wrongly"],
    ["DKIM_DOMAIN", "wrongly"],
    ["ALERT_MAILS_AT_ONCE", "7001"],
    ["SMTP_URL", "https://wrongly.example.com"],
    ["MAIL_FROM", "Wrongly <wrongly@example.com>"],
    ["STRIPE_SECRET_KEY", "pk_test_wrongly"],
    ["STRIPE_WEBHOOK_SECRET", "wrongly"],
    ["STRIPE_API_URL", "wrongly.example.com"],
    ["DATAFAST_WEBSITE_ID", '"wrongly"'],
    ["LIMIT_SIGN_IN", "7001"],
    ["LIMIT_CHECKOUT", "wrongly/1h"],
    ["DAILY_SYNC", "wrongly"],
    ["DEMO_SOURCES", "active-jobs-db,wrongly"],
    ["DEMO_BOARDS", '[{"source":"wrongly"}]'],
    ["DEMO_BOARDS", "wrongly"],
    ["ACTIVE_JOBS_DB_URL", "wrongly:7001"],
    ["USAJOBS_EMAIL", "wrongly@"],
    ["FOUNDER_SLUG", "Wrongly Named"],
    ["FOUNDER_LINKS", "https://fine.example, wrongly.example"],
    ["INTRO_VIDEO_URL", "http://wrongly.example/tour.mp4"],
  ])("and names %s without printing %s", (name, value) => {
    const said = complaint({ ...needed, [name]: value });
    expect(said).toContain(`\n  ${name}: `);
    expect(said).toMatch(/\nSee docs\/operate\.md\.$/);
    expect(said.replace(/^ {2}\w+/gm, "")).not.toMatch(/wrongly|7001|:secret/i);
  });

  test("and names all faults at once", () => {
    const said = complaint({ ...needed, DATABASE_URL: "", PORT: "x", CDN_SECONDS: "-1" });
    expect(said.match(/^ {2}\w+/gm)).toEqual(["  PORT", "  DATABASE_URL", "  CDN_SECONDS"]);
  });
});
