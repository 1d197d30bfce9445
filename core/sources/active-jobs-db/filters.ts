/** How the service is narrowed to some of its jobs. */
export type Filter = Record<string, string>;

// A filter of this many stays well below the length that gateways accept.
const perFilter = 15;

/** Jobs of one keyword: an employer by name, else a title with these words in this order. */
export function keywordFilter(keyword: string, companies: ReadonlySet<string>): Filter {
  return companies.has(keyword) ? companyFilter([keyword]) : titleFilter([keyword]);
}

/** The jobs of all these keywords, in as few searches as may be; without keywords one for everything. */
export function groupFilters(keywords: string[], companies: ReadonlySet<string>): Filter[] {
  if (!keywords.length) return [{}];
  return [
    ...groups(keywords.filter((keyword) => !companies.has(keyword))).map(titleFilter),
    ...groups(keywords.filter((keyword) => companies.has(keyword))).map(companyFilter),
  ];
}

function titleFilter(keywords: string[]): Filter {
  return { title_filter: keywords.map((keyword) => `"${plain(keyword, '"')}"`).join(" OR ") };
}

/**
 * By the words of its name: employers write theirs at greater length than people say it ("REI Co-op", "Vail Resorts
 * Management Company"), and the exact filter would miss them.
 */
function companyFilter(keywords: string[]): Filter {
  return {
    advanced_organization_filter: keywords.map((keyword) => `'${plain(keyword, "'")}'`).join(" | "),
  };
}

/** Without what would end the phrase. */
function plain(keyword: string, quote: string): string {
  return keyword.replaceAll(quote, " ").replaceAll("\\", " ").trim();
}

function groups(keywords: string[]): string[][] {
  const count = Math.ceil(keywords.length / perFilter);
  return Array.from({ length: count }, (_, i) => keywords.slice(i * perFilter, (i + 1) * perFilter));
}
