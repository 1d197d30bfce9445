export type Filter = Record<string, string>;

// With more keywords, the address would be too long for some gateways.
const perFilter = 15;

export function keywordFilter(keyword: string, companies: ReadonlySet<string>): Filter {
  return companies.has(keyword) ? companyFilter([keyword]) : titleFilter([keyword]);
}

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

/** Employers write longer names ("REI Co-op") that an exact filter would miss. */
function companyFilter(keywords: string[]): Filter {
  return {
    advanced_organization_filter: keywords.map((keyword) => `'${plain(keyword, "'")}'`).join(" | "),
  };
}

function plain(keyword: string, quote: string): string {
  return keyword.replaceAll(quote, " ").replaceAll("\\", " ").trim();
}

function groups(keywords: string[]): string[][] {
  const count = Math.ceil(keywords.length / perFilter);
  return Array.from({ length: count }, (_, i) => keywords.slice(i * perFilter, (i + 1) * perFilter));
}
