/** What an alert may be called by what it asks for: "Remote ranger jobs in Utah"; empty where it asks for nothing. Pure. */
export function suggestedName(fields: Record<string, string>): string {
  const { title = "", city, state, location, remote } = fields;
  const keyword = title.split(",", 1)[0]?.trim();
  const place = [city, state || location]
    .filter(Boolean)
    .join(", ")
    .replace(/^United/, "the United");
  if (!keyword && !place && !remote) return "";
  const words = [remote && "remote", keyword, "jobs", place && `in ${place}`].filter(Boolean).join(" ");
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 100);
}
