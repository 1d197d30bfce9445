import { expect, test } from "vitest";
import { collectsApplications } from "#core/sources/boards/not-an-opening.ts";

test.each([
  "General Application",
  "General Interest - Retail",
  "Join our Talent Community",
  "Talent Network (Guides)",
  "Future Opportunities",
  "Future Career Opportunities at the Hall",
  "Don't see a role for you?",
  "Expression of Interest: Winter 2027",
  "Open Application",
  "Speculative application",
  "Join our team!",
])("collectsApplications: %s", (title) => expect(collectsApplications(title)).toBe(true));

test.each([
  "General Manager",
  "Talent Community Manager",
  "Application Engineer",
  "Open Water Guide",
  "Future Leaders Program Manager",
  "Join our team as a Raft Guide",
  "Interest Group Coordinator",
])("collectsApplications rejects %s", (title) => expect(collectsApplications(title)).toBe(false));
