import "./jitless.ts";
import { descriptionLength } from "#core/postings/posting-limits.ts";
import { checkPosting } from "./check-posting.ts";
import { errorSummary } from "./error-summary.ts";
import { keepTyping } from "./keep-typing.ts";
import { LivePreview } from "./live-preview.tsx";
import { markSelection } from "./mark-selection.ts";
import { pasteClean } from "./paste-clean.ts";
import { stepOn } from "./step-on.ts";

export {
  checkPosting,
  descriptionLength,
  errorSummary,
  keepTyping,
  LivePreview,
  markSelection,
  pasteClean,
  stepOn,
};
