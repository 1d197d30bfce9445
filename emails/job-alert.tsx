import { Fragment } from "react";
import { Link, Section, Text } from "./frame/elements.tsx";
import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";
import { colours, fonts } from "./frame/style.ts";

export type AlertListing = {
  title: string;
  company: string;
  /** The jobs with this title, at least one: each with a page, a place and pay of its own. */
  openings: { url: string; place: string; pay: string | null }[];
  /** Type, when it was posted: what is known of it. */
  facts: string[];
  isFeatured: boolean;
  /** Why the alert found it, a line each; empty where it asks for every job. */
  why: string[];
};

export type JobAlert = {
  name: string;
  /** What it asks for, in words. */
  criteria: string;
  /** What it asked for that is no longer a choice: "Travel paid". */
  ended: string | null;
  /** "daily at 8 AM Pacific". */
  rhythm: string;
  listings: AlertListing[];
  /** How many were found beyond these. */
  more: number;
  searchUrl: string;
  /** The way to the whole list; null for whom it is open. */
  premiumUrl: string | null;
  unsubscribeUrl: string;
  manageUrl: string;
};

export function jobAlert(site: SiteFacts, data: JobAlert): Message {
  const { name, criteria, ended, listings, more } = data;
  const named = listings.reduce((sum, { openings }) => sum + openings.length, 0);
  const title = counted(named + more, "new job");
  const isNamedSo = wordsOf(name) === wordsOf(criteria);
  const shared = sharedReasons(listings);
  return {
    subject: `${title}: ${name}`,
    body: (
      <Layout site={site} title={title} preview={listings.map((listing) => listing.title).join(" · ")}>
        <Paragraph>
          Jobs that match your alert{isNamedSo ? "" : ` “${name}”`}: {criteria}.
        </Paragraph>
        {ended && (
          <Quiet>
            “{ended}” is no longer a filter, because we misread it too often. These jobs match the rest of
            your alert.
          </Quiet>
        )}
        {shared.lines.length > 0 && (
          <Quiet>
            <Why
              label={shared.isOfAll ? "Why: " : "Why, unless a job says otherwise: "}
              reasons={shared.lines}
            />
          </Quiet>
        )}
        {listings.map((listing) => (
          <Listing key={listing.openings[0]?.url} listing={listing} shared={shared.lines} />
        ))}
        {more > 0 && <More data={data} />}
        <WhyThisMail site={site} data={data} />
      </Layout>
    ),
  };
}

/** A name like "Ranger jobs in Utah" says the same as its criteria. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => !/^(?:jobs?|in|near|at|for|the|and|or)$/.test(word)))]
    .sort()
    .join(" ");
}

function Listing({ listing, shared }: { listing: AlertListing; shared: string[] }) {
  const { title, company, openings, facts, isFeatured } = listing;
  const why = listing.why.filter((line) => !shared.includes(line));
  const [first, second] = openings;
  return (
    <Section className="rule" style={rule}>
      <Text className="granite" style={small}>
        {isFeatured && (
          <>
            <strong style={badge}>FEATURED</strong>
            <br />
          </>
        )}
        <Link className="link" href={first?.url} style={heading}>
          {title}
        </Link>
        <br />
        <span className="ink" style={{ color: colours.ink, fontSize: "16px" }}>
          {second ? company : `${company} · ${first?.place}`}
        </span>
        <br />
        {second &&
          openings.map(({ url, place, pay }) => (
            <Fragment key={url}>
              <PlainLink href={url}>{place}</PlainLink>
              {pay && ` · ${pay}`}
              <br />
            </Fragment>
          ))}
        {[...(second || !first?.pay ? [] : [first.pay]), ...facts].map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && " · "}
            <span style={{ whiteSpace: "nowrap" }}>{fact}</span>
          </Fragment>
        ))}
        {why.length > 0 && (
          <>
            <br />
            <Why label={why[0] === listing.why[0] ? "Why: " : ""} reasons={why} />
          </>
        )}
      </Text>
    </Section>
  );
}

/** The reasons that most jobs have, if each other job has one of its own in their place. */
function sharedReasons(listings: AlertListing[]): { lines: string[]; isOfAll: boolean } {
  const [first, ...others] = listings;
  const isEven = others.length > 0 && others.every(({ why }) => why.length === first?.why.length);
  const common = isEven && first ? first.why.map((_, at) => mostCommon(listings, at)) : [];
  const shared = common.filter(({ count }) => count * 2 > listings.length);
  return {
    lines: shared.map(({ line }) => line),
    isOfAll: shared.every(({ count }) => count === listings.length),
  };
}

function mostCommon(listings: AlertListing[], at: number): { line: string; count: number } {
  const byLine = Map.groupBy(listings, ({ why }) => why[at] ?? "");
  const counts = [...byLine].map(([line, { length: count }]) => ({ line, count }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most));
}

function Why({ label, reasons }: { label: string; reasons: string[] }) {
  return reasons.map((reason, index) => (
    <Fragment key={reason}>
      {index > 0 ? <br /> : label}
      {reason}
    </Fragment>
  ));
}

function More({ data: { more, searchUrl, premiumUrl } }: { data: JobAlert }) {
  return (
    <Section className="rule" style={rule}>
      <Paragraph>{`${counted(more, "more new job")} ${more === 1 ? "matches" : "match"}.`}</Paragraph>
      <Action href={searchUrl}>See the list of jobs</Action>
      {premiumUrl && (
        <Quiet>
          The full list is part of Premium: <PlainLink href={premiumUrl}>see the plans</PlainLink>
        </Quiet>
      )}
    </Section>
  );
}

function WhyThisMail({ site, data }: { site: SiteFacts; data: JobAlert }) {
  return (
    <Section className="rule" style={rule}>
      <Text className="granite" style={small}>
        You're getting this email because of the job alert “{data.name}” on {site.name}. We check{" "}
        {data.rhythm} and only email you when there's something new.
        <br />
        <PlainLink href={data.unsubscribeUrl}>Unsubscribe from this alert</PlainLink>
        <br />
        <PlainLink href={data.manageUrl}>Manage all alerts</PlainLink>
      </Text>
    </Section>
  );
}

function PlainLink({ href, children }: { href: string; children: string }) {
  return (
    <Link className="link" href={href} style={{ color: colours.moss, textDecoration: "underline" }}>
      {children}
    </Link>
  );
}

const rule = { borderTop: `1px solid ${colours.line}`, padding: "12px 0 14px" };
const badge = {
  backgroundColor: colours.ochre,
  borderRadius: "3px",
  color: colours.ochreInk,
  fontSize: "12px",
  padding: "2px 6px",
};
const heading = { color: colours.moss, font: `600 19px/1.35 ${fonts.display}` };
const small = { color: colours.granite, fontSize: "14px", lineHeight: "24px", margin: 0 };

/** "1 new job", "1,200 new jobs". */
function counted(count: number, what: string): string {
  return `${count.toLocaleString("en-US")} ${what}${count === 1 ? "" : "s"}`;
}
