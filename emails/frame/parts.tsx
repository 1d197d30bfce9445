import { Fragment, type ReactNode } from "react";
import { Button, Link, Section, Text } from "./elements.tsx";
import { colours } from "./style.ts";

const words = { color: colours.ink, fontSize: "16px", lineHeight: "25px", margin: "0 0 14px" };
const quietWords = { ...words, color: colours.granite, fontSize: "14px", lineHeight: "22px" };

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={words}>
      {children}
    </Text>
  );
}

export function Quiet({ children }: { children: ReactNode }) {
  return (
    <Text className="granite" style={quietWords}>
      {children}
    </Text>
  );
}

/** The one thing to do, as a button; and as an address of its own, for programs that show no buttons. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Section style={{ margin: "6px 0 8px" }}>
      <Button
        data-skip-in-text="true"
        href={href}
        sides={22}
        ends={13}
        style={{
          backgroundColor: colours.ochre,
          borderRadius: "5px",
          color: colours.ochreInk,
          fontSize: "16px",
          fontWeight: 600,
        }}
      >
        {children}
      </Button>
      <Text className="granite" style={{ ...quietWords, margin: "16px 0 14px" }}>
        {children}:
        <br />
        <Address href={href} />
      </Text>
    </Section>
  );
}

/** Something to type elsewhere. */
export function Code({ children }: { children: string }) {
  return (
    <Text
      className="ink"
      style={{ ...words, fontSize: "28px", fontWeight: 600, letterSpacing: "2px", lineHeight: "36px" }}
    >
      {children}
    </Text>
  );
}

/** Where else to go: an address on a line of its own, after what is there. */
export function Elsewhere({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Quiet>
      {children}
      <br />
      <Address href={href} />
    </Quiet>
  );
}

/** What is known, one fact a line. */
export function Facts({ facts }: { facts: [name: string, fact: ReactNode][] }) {
  return (
    <Text
      className="ink rule"
      style={{ ...words, borderLeft: `3px solid ${colours.line}`, padding: "2px 0 2px 14px" }}
    >
      {facts.map(([name, fact], index) => (
        <Fragment key={name}>
          {index > 0 && <br />}
          <span className="granite" style={{ color: colours.granite }}>
            {name}:
          </span>{" "}
          {fact}
        </Fragment>
      ))}
    </Text>
  );
}

/**
 * "stranger.example/apply", where an address must be read but not opened. Mail programs make no link of a name whose dots
 * are elements of their own.
 */
export function UnlinkedAddress({ address }: { address: string }) {
  const text = address
    .replace(/^https?:\/\/(?:www\.)?/i, "")
    .replace(/\/?(?:[?#].*)?$/, "")
    .replace(/:[/\\]*/g, " ");
  return text.split(/([.@])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
    <span key={index}>{part}</span>
  ));
}

/** Short things, each on a line of its own. */
export function Lines({ lines }: { lines: string[] }) {
  return (
    <Text
      className="ink rule"
      style={{ ...words, borderLeft: `3px solid ${colours.line}`, padding: "2px 0 2px 14px" }}
    >
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}

function Address({ href }: { href: string }) {
  return (
    <Link className="link" href={href} style={{ color: colours.moss, wordBreak: "break-all" }}>
      {href}
    </Link>
  );
}

/** Somebody's own words, with their line breaks and spaces. */
export function Quote({ text }: { text: string }) {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(/ (?= )|^ /g, "\u00a0"));
  return (
    <Text
      className="ink rule"
      style={{
        ...words,
        borderLeft: `3px solid ${colours.line}`,
        overflowWrap: "anywhere",
        padding: "2px 0 2px 14px",
      }}
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}
