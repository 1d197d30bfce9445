import { renderToStaticMarkup } from "react-dom/server";
import type { Drawing } from "#app/components/alerts/alert-preview.tsx";
import { leftOutInWords } from "#core/alerts/preview/left-out.ts";
import { type AlertPreview, type PreviewMail, previewAlert } from "#core/alerts/preview/preview-alert.ts";
import { readAlertInput, readCriteria } from "#core/alerts/read-alert.ts";
import { previewDays } from "#core/alerts/rhythm.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import type { Viewer } from "#core/jobs/viewer.ts";

/** Emails beyond these fold, so that the form stays short. */
const shownMails = 3;

/** The server draws it, so that the form's script stays small. */
export async function drawPreview(fields: Record<string, unknown>, viewer: Viewer): Promise<Drawing> {
  return drawn(await readPreview(fields, viewer), fields);
}

export function readPreview(fields: Record<string, unknown>, viewer: Viewer): Promise<AlertPreview> {
  const input = readAlertInput(fields);
  const drafted = { name: input.name, frequency: input.frequency };
  return previewAlert(readCriteria(fields), viewer, undefined, drafted);
}

export function drawn(preview: AlertPreview, fields: Record<string, unknown>): Drawing {
  return {
    status: renderToStaticMarkup(<Status preview={preview} leftOut={leftOutInWords(fields)} />),
    mails: renderToStaticMarkup(<Mails preview={preview} />),
  };
}

function Status({ preview, leftOut }: { preview: AlertPreview; leftOut: string | null }) {
  const { count, isCapped, readAs, nearWork, warnings } = preview;
  const number = count ? count.toLocaleString("en-US") + (isCapped ? "+" : "") : "No";
  return (
    <>
      <p className="tabular font-semibold">
        {`${number} matching ${count > 1 ? "jobs" : "job"} in the last ${previewDays} days`}
      </p>
      {readAs && <p className="wrap-anywhere">{`Read as: ${readAs}.`}</p>}
      {nearWork && <p className="wrap-anywhere">{nearWork}</p>}
      {warnings.map(({ text, fix }) => (
        <p key={text} className="wrap-anywhere border-ochre border-l-3 pl-2">
          {text}
          {fix && (
            <>
              {" "}
              <a
                href={`#alert-${fix.field}`}
                data-value={fix.value}
                className="text-link inline-block py-1.5 sm:py-0"
              >
                {fix.text}
              </a>
            </>
          )}
        </p>
      ))}
      {leftOut && (
        <p className="wrap-anywhere">{`An alert can’t filter by this part of your list: ${leftOut}.`}</p>
      )}
    </>
  );
}

function Mails({ preview: { mails, jobs } }: { preview: AlertPreview }) {
  const later = mails.slice(shownMails);
  return (
    <>
      {mails.length > 0 && <p className="mt-1 text-granite">Emails this alert would have sent:</p>}
      <MailList mails={mails.slice(0, shownMails)} />
      {later.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold sm:min-h-0 sm:py-0.5">
            {later.length === 1 ? "1 earlier email" : `${later.length} earlier emails`}
          </summary>
          <MailList mails={later} />
        </details>
      )}
      {mails.length > 0 && jobs.length === 0 && (
        <p className="text-granite">
          {`Preview is limited to the ${freeJobs} newest jobs; your emails will list the matches.`}
        </p>
      )}
    </>
  );
}

function MailList({ mails }: { mails: PreviewMail[] }) {
  return (
    <ul>
      {mails.map((mail) => (
        <li key={mail.day} className="sm:flex sm:gap-3">
          <span className="tabular block shrink-0 sm:w-44">
            <span className="text-ink">{mail.day}</span>
            {` · ${countText(mail)}`}
          </span>
          <span className="block min-w-0 truncate text-granite">{titlesText(mail)}</span>
        </li>
      ))}
    </ul>
  );
}

function countText({ count, isCapped, isNext }: PreviewMail): string {
  const jobs = `${count.toLocaleString("en-US")}${isCapped ? "+" : ""} ${count === 1 ? "job" : "jobs"}`;
  return isNext ? `${jobs} so far` : jobs;
}

function titlesText({ jobs, more }: PreviewMail): string {
  const titles = jobs.map(({ title }) => title).join(" · ");
  if (!titles) return "";
  return more ? `${titles} and ${more.toLocaleString("en-US")} more` : titles;
}
