import {
  emailChangeHours,
  linkHours,
  linkLife,
  linkLifeInWords,
  longestSessionDays,
  sessionDays,
} from "#core/accounts/lifetimes.ts";
import { longestCopyDays } from "#core/billing/device-copies/copy-mark.ts";
import { findPlan, type PlanKey } from "#core/billing/plans.ts";
import { accessLeewayHours } from "#core/billing/subscriptions/subscription.ts";
import { unknownEndDays } from "#core/jobs/end-reason.ts";
import { freeJobsInWords } from "#core/jobs/query/access.ts";
import { noticeDays, offerName, offerPrice, offerTerm, renameHours } from "#core/postings/offer.ts";
import { keptDays } from "#core/privacy/kept-days.ts";
import { formatCount, startingNumber } from "#core/text/number-words.ts";
import { priceText } from "#core/text/price.ts";
import { closingNoticeDays } from "#core/tracker/closing/notice.ts";

/** Facts of the product for texts and emails, each read from its owner. Content files use `{{freeJobs}}`. */
export const productFacts = {
  freeJobs: freeJobsInWords,
  weeklyPrice: planPrice("weekly"),
  monthlyPrice: planPrice("monthly"),
  yearlyPrice: planPrice("yearly"),
  accessLeeway: formatCount(accessLeewayHours, "hour"),
  postingPrice: offerPrice,
  postingTerm: offerTerm,
  postingName: offerName,
  postingNotice: `${startingNumber(noticeDays)} days`,
  closingNotice: formatCount(closingNoticeDays, "day"),
  renameTime: formatCount(renameHours, "hour"),
  linkLife: linkHours === 1 ? "an hour" : linkLife,
  linkLifeInWords,
  deviceCopies: formatCount(longestCopyDays, "day"),
  sessionLife: formatCount(sessionDays, "day"),
  longestSession: formatCount(longestSessionDays, "day"),
  emailChangeLife: formatCount(emailChangeHours, "hour"),
  unseenLife: formatCount(unknownEndDays, "day"),
  ...keptTimes(),
};

function planPrice(key: PlanKey): string {
  return priceText(findPlan(key)?.cents ?? 0);
}

function keptTimes() {
  const entries = Object.entries(keptDays);
  return Object.fromEntries(
    entries.map(([what, days]) => [
      `kept${what.charAt(0).toUpperCase()}${what.slice(1)}`,
      formatCount(days, "day"),
    ]),
  ) as Record<`kept${Capitalize<keyof typeof keptDays>}`, string>;
}
