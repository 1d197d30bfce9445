import type { JobsOn } from "#local/demo/jobs-by-day.ts";
import { readEmployers } from "#local/demo/load-demo-jobs.ts";
import type { BoardControls } from "./controls.ts";
import { type Employer, type Opening, openingFromSketch } from "./opening.ts";
import type { StandInBoard } from "./stand-in-boards.ts";

// These services state no closing date, and Workday no pay, so shared jobs would not be recognized.
const showsOthers = {
  greenhouse: "all",
  lever: "without end",
  ashby: "without end",
  workday: "none",
  neogov: "none",
};

export function employerOf({ employer }: StandInBoard): Employer {
  if (typeof employer !== "string") return employer;
  const found = readEmployers().find(({ key }) => key === employer);
  if (!found) throw new Error(`No employer "${employer}" for a board`);
  return found;
}

/** Newest first: the board's own openings and the employer's jobs at Active Jobs DB. */
export function openingsByBoard(controls: BoardControls, jobs: JobsOn) {
  return (board: StandInBoard, now: Date): Opening[] => {
    const employer = employerOf(board);
    const others = jobs(now).filter(
      (job) =>
        job.employer === employer.name &&
        (showsOthers[board.system] === "all" ||
          (showsOthers[board.system] === "without end" && job.closesAt === null)),
    );
    const sketches = [
      ...board.open.slice(controls.closedOf(board.token)),
      ...board.later.slice(0, controls.openedOf(board.token)),
    ];
    return [
      ...sketches.map((sketch) => openingFromSketch(sketch, employer, now)),
      ...others.map((job) => ({ ...job, department: "" })),
    ].sort((a, b) => b.datePosted.getTime() - a.datePosted.getTime() || a.id.localeCompare(b.id));
  };
}
