import "./jitless.ts";
import { descriptionLength } from "#core/postings/form/posting-limits.ts";
import { checkPosting } from "./check-posting.ts";
import { enterMovesOn } from "./enter-moves-on.ts";
import { errorSummary } from "./error-summary.ts";
import { keepTyping } from "./keep-typing.ts";
import { LivePreview } from "./live-preview.tsx";
import { markSelection } from "./mark-selection.ts";
import { pasteClean } from "./paste-clean.ts";

export {
  checkPosting,
  descriptionLength,
  enterMovesOn,
  errorSummary,
  keepTyping,
  LivePreview,
  markSelection,
  pasteClean,
};
