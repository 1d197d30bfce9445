import type { ReactNode } from "react";
import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from "react-email";
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
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkLook}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="paper" style={{ backgroundColor: colours.paper, fontFamily: fonts.text, margin: 0 }}>
        <Container style={{ maxWidth: "560px", padding: "24px 16px", overflowWrap: "anywhere" }}>
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
            <Heading
              as="h1"
              className="ink"
              style={{ color: colours.ink, font: `600 26px/1.25 ${fonts.display}`, margin: "16px 0 12px" }}
            >
              {title}
            </Heading>
            {children}
          </Section>
          <Foot site={site} />
        </Container>
      </Body>
    </Html>
  );
}

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
