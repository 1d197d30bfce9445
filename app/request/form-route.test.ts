import { RouterContextProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { reportErrorContext } from "#app/context.ts";
import { byIntent, formRoute, type Outcome, refuseWith } from "./form-route.ts";

const address = "http://localhost:3000/my-alerts?page=2";
const reported = vi.fn();

function sent(body: BodyInit, headers?: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(reportErrorContext, reported);
  return {
    request: new Request(address, { method: "POST", body, headers }),
    url: new URL(address),
    params: {},
    context,
  };
}

const asForm = (fields: Record<string, string>) => sent(new URLSearchParams(fields));
const asProgram = (fields: object) => sent(JSON.stringify(fields), { "content-type": "application/json" });

async function told(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error("This is for a page.");
  return [answer.status, await answer.json()];
}

describe("an outcome that succeeded", () => {
  const { action } = formRoute(() => ({ to: "/my-alerts", notice: "alert-updated", json: { id: "7" } }));

  test("redirects a plain form with its notice", async () => {
    const answer = (await action(asForm({}))) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/my-alerts?notice=alert-updated"]);
  });

  test("answers a program with JSON that is not stored", async () => {
    const answer = (await action(asProgram({}))) as Response;
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await told(answer)).toEqual([200, { id: "7", notice: { title: "Alert updated" } }]);
  });
});

describe("a refused outcome", () => {
  const errors = { name: "Please enter a name for your alert" };
  const { action } = formRoute(() => ({ error: errors.name, errors, status: 400 }), {
    repeats: ["name", "title"],
  });

  test("shows a plain form again with what was typed in its fields", async () => {
    expect(await action(asForm({ name: "", title: "ranger", other: "unknown" }))).toMatchObject({
      data: { error: errors.name, errors, fields: expect.toSatisfy(isTyped) },
      init: { status: 400 },
    });
  });

  const isTyped = (fields: object) => JSON.stringify(fields) === '{"name":"","title":"ranger"}';

  test("answers a program with the error", async () => {
    expect(await told(await action(asProgram({})))).toEqual([400, { error: errors.name, errors }]);
  });
});

test("byIntent picks a form by its intent, and refuses an unknown intent", async () => {
  const remove = async (): Promise<Outcome> => refuseWith(404, "Failed to delete alert");
  const { action } = formRoute(byIntent({ delete: remove }));
  expect(await told(await action(asProgram({ intent: "delete" })))).toEqual([
    404,
    { error: "Failed to delete alert" },
  ]);
  for (const intent of ["", "constructor", "toString"])
    expect(await told(await action(asProgram({ intent })))).toEqual([400, { error: expect.any(String) }]);
});

test("an act that throws is reported, and answers with the form's own words", async () => {
  const broken = new Error("broken");
  const act = () => {
    throw broken;
  };
  const failure = "Failed to send message. Please try again.";
  expect(await told(await formRoute(act, { failure }).action(asProgram({})))).toEqual([
    500,
    { error: failure, errors: { form: failure } },
  ]);
  expect(reported).toHaveBeenCalledExactlyOnceWith(broken);
  await expect(formRoute(act).action(asProgram({}))).rejects.toBe(broken);
});

test("the middleware answers programs alone", async () => {
  const { middleware } = formRoute(() => ({ json: { done: true } }));
  const next = vi.fn(async () => new Response("a page"));
  expect(await told(await middleware(asProgram({}) as never, next))).toEqual([200, { done: true }]);
  expect(next).not.toHaveBeenCalled();
  await middleware(asForm({}) as never, next);
  expect(next).toHaveBeenCalledOnce();
});

describe("a body that is no JSON object", () => {
  const act = vi.fn(() => ({ json: {} }));
  const { action, middleware } = formRoute(act);
  const json = { "content-type": "application/json" };

  test.each(["{", "name=value", "undefined", '{"a":1}}'])("is refused with a reason: %s", async (body) => {
    const refusal = [400, { error: "The body of this request isn't valid JSON. Nothing was changed." }];
    expect(await told(await action(sent(body, json)))).toEqual(refusal);
    const given = { ...sent(body, json), pattern: "" } as unknown as Parameters<typeof middleware>[0];
    expect(await told(await middleware(given, async () => new Response()))).toEqual(refusal);
    expect(act).not.toHaveBeenCalled();
  });

  test.each(["[]", "7", '"text"', "null"])("is refused, since it has no fields: %s", async (body) => {
    expect(await told(await action(sent(body, json)))).toMatchObject([400, {}]);
  });

  test("is fine if it is empty", async () => {
    expect(await told(await action(sent("", json)))).toEqual([200, {}]);
  });
});
