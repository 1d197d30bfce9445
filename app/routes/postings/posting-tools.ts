import "./jitless.ts";
import { descriptionLength } from "#core/postings/posting-limits.ts";
import { errorSummary } from "./error-summary.ts";
import { keepTyping } from "./keep-typing.ts";
import { LivePreview } from "./live-preview.tsx";
import { markSelection } from "./mark-selection.ts";
import { pasteClean } from "./paste-clean.ts";
import { checkPosting, watchErrors } from "./watch-errors.ts";

export {
  checkPosting,
  descriptionLength,
  errorSummary,
  keepTyping,
  LivePreview,
  markSelection,
  pasteClean,
  watchErrors,
};
