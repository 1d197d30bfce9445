import { expect, test } from "vitest";
import { readMessage } from "./read-message.ts";

const good = {
  name: "Robin Hale",
  email: "robin@example.com",
  subject: "A question",
  message: "Is it open?\n\nThanks",
};

test("readMessage trims texts and keeps their lines", () => {
  const typed = {
    name: "  Robin\u200b\tHale ",
    email: " Robin@Example.com ",
    subject: "A\r\nquestion",
    message: "\n Is it open? \r\n\r\nThanks\u0000 ",
  };
  expect(readMessage(typed)).toEqual({ ok: true, message: good });
});

test.each([
  ["name", "", "Name is required"],
  ["name", " \n ", "Name is required"],
  ["name", "x".repeat(101), "Name must be less than 100 characters"],
  ["email", "", "Invalid email address"],
  ["email", "robin", "Invalid email address"],
  ["email", "a@example.com, b@example.com", "Invalid email address"],
  ["email", `robin@${"x".repeat(60)}.${"x".repeat(190)}.com`, "Email must be less than 255 characters"],
  ["subject", "  ", "Subject is required"],
  ["subject", "x".repeat(201), "Subject must be less than 200 characters"],
  ["message", "", "Message is required"],
  ["message", "x".repeat(2001), "Message must be less than 2000 characters"],
])("readMessage finds a fault in %s %j", (field, value, error) => {
  expect(readMessage({ ...good, [field]: value })).toEqual({ ok: false, errors: { [field]: error }, error });
});

test.each(["name", "subject", "message"])(
  "readMessage treats a missing %s, or one that is no text, as empty",
  (field) => {
    for (const value of [undefined, null, 7, ["x"], {}]) {
      expect(readMessage({ ...good, [field]: value })).toMatchObject({
        error: expect.stringContaining("is required"),
      });
    }
  },
);

test("readMessage does not count spaces around a text", () => {
  const longest = { name: 100, subject: 200, message: 2000 };
  for (const [field, length] of Object.entries(longest))
    expect(readMessage({ ...good, [field]: ` ${"x".repeat(length)} ` }).ok, field).toBe(true);
});

test("readMessage counts a browser's line end once", () => {
  expect(readMessage({ ...good, message: "x\r\n".repeat(1000) }).ok).toBe(true);
});

test("readMessage names each fault, in the order of the form", () => {
  expect(readMessage({ email: "robin", subject: "Hi" })).toEqual({
    ok: false,
    errors: { name: "Name is required", email: "Invalid email address", message: "Message is required" },
    error: "Name is required",
  });
});
