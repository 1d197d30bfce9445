export type BoardAddress = { source: string; token: string };

type Reading = { source: string; host: RegExp; token(url: URL, host: RegExpExecArray): string | undefined };

const readings: Reading[] = [
  {
    source: "greenhouse",
    host: /^(?:job-)?boards(?:-api)?\.greenhouse\.io$/,
    token: ({ pathname, searchParams }) =>
      searchParams.get("for") ?? /^\/(?:v1\/boards\/|embed\/job_board\/)?([^/]+)/.exec(pathname)?.[1],
  },
  { source: "lever", host: /^jobs\.lever\.co$/, token: firstPart },
  { source: "ashby", host: /^jobs\.ashbyhq\.com$/, token: firstPart },
  {
    source: "workday",
    host: /^([^.]+)\.(wd\d+)\.myworkdayjobs\.com$/,
    token({ pathname }, [, tenant, cluster]) {
      const [, site] = /^(?:\/[a-z]{2}-[A-Z]{2})?\/([^/]+)/.exec(pathname) ?? [];
      return site && `${tenant}:${cluster}:${site}`;
    },
  },
  {
    source: "neogov",
    host: /^(?:www\.)?governmentjobs\.com$/,
    token: ({ pathname }) => /^\/careers\/([^/]+)/.exec(pathname)?.[1],
  },
];

/** Reads the system and the token from a board's address, with or without `https://`. Null if it is none. */
export function readBoardAddress(typed: string): BoardAddress | null {
  const text = typed.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  for (const { source, host, token } of readings) {
    const found = host.exec(url.hostname);
    const read = found && token(url, found);
    if (read) return { source, token: decoded(read) };
  }
  return null;
}

function firstPart({ pathname }: URL): string | undefined {
  return /^\/([^/]+)/.exec(pathname)?.[1];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
