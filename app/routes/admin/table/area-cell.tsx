import type { ReactNode } from "react";
import { OutsideLink } from "#app/components/outside-link.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Moment } from "#app/routes/admin/moment.tsx";
import { applyAddress, mailAddress, webAddress } from "#core/text/web-address.ts";
import type { Cell, ComparedText } from "./admin-area.ts";

const link = "text-link inline-flex min-h-11 items-center lg:min-h-0 lg:inline wrap-anywhere";

export function AreaCell({ cell }: { cell: Cell }): ReactNode {
  if (cell === null || cell === "") return <span className="text-granite">–</span>;
  if (typeof cell === "number") return cell.toLocaleString("en-US");
  if (typeof cell === "string") return <span className="wrap-anywhere">{cell}</span>;
  if (cell instanceof Date) return <Moment at={cell} />;
  if ("to" in cell)
    return (
      <Link to={cell.to} className={link}>
        {cell.text}
      </Link>
    );
  if ("href" in cell) return <OutsideAddress address={webAddress(cell.href)} text={cell.text} />;
  if ("mail" in cell) return <Mail {...cell} />;
  if ("badge" in cell) return <span className={`badge ${tones[cell.tone]}`}>{cell.badge}</span>;
  if ("long" in cell) return <LongText text={cell.long} />;
  if ("compared" in cell) return <ComparedTexts texts={cell.compared} />;
  return <Lines lines={cell.lines} />;
}

const tones = { good: "moss", plain: "", warn: "sun", bad: "border-clay text-clay" };

function OutsideAddress({ address, text }: { address: string | null; text: string }) {
  if (!address) return <span className="wrap-anywhere">{text}</span>;
  return (
    <OutsideLink href={address} className={link}>
      {text}
    </OutsideLink>
  );
}

function Mail({ mail, subject }: { mail: string; subject?: string }) {
  const address = applyAddress(mailAddress(mail));
  const search = subject ? `?subject=${encodeURIComponent(subject.toWellFormed())}` : "";
  return <OutsideAddress address={address && address + search} text={mail} />;
}

function LongText({ text }: { text: string }) {
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 items-center lg:min-h-6">Show</summary>
      <p className="mt-1 max-h-96 overflow-y-auto whitespace-pre-wrap font-normal wrap-anywhere lg:w-64">
        {text}
      </p>
    </details>
  );
}

function ComparedTexts({ texts }: { texts: ComparedText[] }) {
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 items-center lg:min-h-6">Compare</summary>
      <div data-wide="" className="mt-1 grid gap-4 font-normal lg:w-md lg:grid-cols-2">
        {texts.map(({ name, parts }) => (
          <div key={name}>
            <p className="font-semibold">{name}</p>
            <p className="whitespace-pre-wrap wrap-anywhere">
              {parts.map(({ text, isOwn }, at) => {
                const Tag = isOwn ? "mark" : "span";
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same twice
                  <Tag key={at} className={isOwn ? "bg-sun/25 text-inherit" : undefined}>
                    {text}
                  </Tag>
                );
              })}
            </p>
          </div>
        ))}
      </div>
    </details>
  );
}

function Lines({ lines }: { lines: string[] }) {
  if (!lines.length) return <span className="text-granite">–</span>;
  return (
    <ul className="space-y-1 wrap-anywhere">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two readers may write the same line
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
