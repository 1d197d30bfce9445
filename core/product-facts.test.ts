import { expect, test } from "vitest";
import { productFacts } from "./product-facts.ts";

test("productFacts agrees with the specification on plans, sign-in and retention", () => {
  expect(productFacts).toMatchObject({
    ...{ weeklyPrice: "$3", monthlyPrice: "$9", yearlyPrice: "$29", accessLeeway: "48 hours" },
    ...{
      linkLife: "an hour",
      linkLifeInWords: "one hour",
      sessionLife: "30 days",
      longestSession: "180 days",
    },
    ...{ renameTime: "24 hours", postingNotice: "Three days", emailChangeLife: "24 hours" },
    ...{ keptRemoved: "1 day", keptUnconfirmedAlerts: "7 days", keptMails: "90 days" },
  });
});
