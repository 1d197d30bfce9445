import type { ReactNode } from "react";
import { Link, Section, Text } from "./elements.tsx";
import type { SiteFacts } from "./message.ts";
import { colours, darkLook, fonts } from "./style.ts";

/** The frame of every mail; `preview` is what lists show beside the subject. */
export function Layout({
  site,
  title,
  preview,
  children,
}: {
  site: SiteFacts;
  title: string;
  preview: string;
  children: ReactNode;
}) {
  const paper = { backgroundColor: colours.paper, margin: 0 };
  return (
    <html dir="ltr" lang="en">
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{preview}</title>
        <style>{darkLook}</style>
      </head>
      <body className="paper" dir="ltr" lang="en" style={paper}>
        <div data-skip-in-text="true" style={hidden}>
          {preview}
          {noMore.repeat(Math.max(0, longestPreview - preview.length))}
        </div>
        <Section style={{ ...paper, fontFamily: fonts.text }}>
          <Section style={{ maxWidth: "560px", padding: "24px 16px", overflowWrap: "anywhere" }}>
            <Section style={{ backgroundColor: colours.spruce, borderRadius: "8px 8px 0 0" }}>
              <Text data-skip-in-text="true" style={{ margin: 0, padding: "18px 28px" }}>
                <Link
                  href={site.origin}
                  style={{ color: colours.onSpruce, font: `600 20px/1.2 ${fonts.display}` }}
                >
                  {site.name}
                </Link>
              </Text>
            </Section>
            <Section
              className="sheet"
              style={{
                backgroundColor: colours.sheet,
                border: `1px solid ${colours.line}`,
                borderTop: `4px solid ${colours.ochre}`,
                borderRadius: "0 0 8px 8px",
                padding: "12px 28px 20px",
              }}
            >
              <h1
                className="ink"
                style={{ color: colours.ink, font: `600 26px/1.25 ${fonts.display}`, margin: "16px 0 12px" }}
              >
                {title}
              </h1>
              {children}
            </Section>
            <Foot site={site} />
          </Section>
        </Section>
      </body>
    </html>
  );
}

const hidden = {
  display: "none",
  overflow: "hidden",
  lineHeight: "1px",
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
};

/** Mailboxes show so many letters beside the subject. Where the preview is shorter, they would go on with the mail's first words. */
const longestPreview = 150;
const noMore = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff";

function Foot({ site }: { site: SiteFacts }) {
  const small = { color: colours.granite, fontSize: "13px", lineHeight: "20px" };
  return (
    <Section style={{ padding: "8px 28px" }}>
      <Text className="granite" style={small}>
        {site.address}
        <br />
        Questions? Write to{" "}
        <Link
          className="granite"
          href={`mailto:${site.email}`}
          style={{ ...small, textDecoration: "underline" }}
        >
          {site.email}
        </Link>
      </Text>
    </Section>
  );
}
