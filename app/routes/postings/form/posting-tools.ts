import "./jitless.ts";
import { descriptionLength } from "#core/postings/form/posting-limits.ts";
import { checkPosting } from "./check-posting.ts";
import { markSelection } from "./description/mark-selection.ts";
import { pasteClean } from "./description/paste-clean.ts";
import { keepTyping } from "./draft/keep-typing.ts";
import { enterMovesOn } from "./enter-moves-on.ts";
import { errorSummary } from "./error-summary.ts";
import { LivePreview } from "./live-preview.tsx";

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
