import "./jitless.ts";
import { descriptionLength } from "#core/postings/form/posting-limits.ts";
import { checkPosting } from "./check-posting.ts";
import { markSelection } from "./description/mark-selection.ts";
import { pasteClean } from "./description/paste-clean.ts";
import { errorSummary } from "./error-summary.ts";
import { focusNextOnEnter } from "./focus-next-on-enter.ts";
import { LivePreview } from "./live-preview.tsx";

export {
  checkPosting,
  descriptionLength,
  errorSummary,
  focusNextOnEnter,
  LivePreview,
  markSelection,
  pasteClean,
};
