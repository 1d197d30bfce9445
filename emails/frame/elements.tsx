import type { ComponentProps, CSSProperties, ReactNode } from "react";

const tableOf = {
  align: "center" as const,
  width: "100%",
  border: 0,
  cellPadding: 0,
  cellSpacing: 0,
  role: "presentation",
};

type Section = { className?: string; style?: CSSProperties; children: ReactNode };

/** A table of one cell: Outlook draws no other box, and takes padding and font from its cell alone. */
export function Section({ className, style: { padding, fontFamily, ...style } = {}, children }: Section) {
  return (
    <table {...tableOf} className={className} style={style}>
      <tbody>
        <tr>
          <td style={{ padding, fontFamily }}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

export function Text({ style, ...props }: ComponentProps<"p">) {
  return <p style={{ fontSize: "14px", lineHeight: "24px", margin: "16px 0", ...style }} {...props} />;
}

export function Link({ style, ...props }: ComponentProps<"a">) {
  return <a target="_blank" style={{ textDecorationLine: "none", ...style }} {...props} />;
}

/** Outlook knows no padding of a link, so three hidden spaces are as wide, and one is raised to be as high. */
export function Button({ sides, ends, style, children, ...props }: ComponentProps<"a"> & Padding) {
  const space = `mso-font-width:${(sides / 6) * 100}%`;
  const before = `<i style="${space};mso-text-raise:${ends * 1.5}px" hidden>&#8202;&#8202;&#8202;</i>`;
  const after = `<i style="${space}" hidden>&#8202;&#8202;&#8202;&#8203;</i>`;
  return (
    <Link
      style={{ display: "inline-block", lineHeight: "100%", padding: `${ends}px ${sides}px`, ...style }}
      {...props}
    >
      <ForOutlook html={before} />
      <span
        style={
          { display: "inline-block", lineHeight: "120%", msoTextRaise: `${ends * 0.75}px` } as CSSProperties
        }
      >
        {children}
      </span>
      <ForOutlook html={after} />
    </Link>
  );
}

type Padding = { sides: number; ends: number };

function ForOutlook({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React writes no comments
  return <span dangerouslySetInnerHTML={{ __html: `<!--[if mso]>${html}<![endif]-->` }} />;
}
