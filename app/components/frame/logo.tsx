/** Three stones of a cairn. The document has them, so browsers keep what they were sent and no script holds them. */
const stones = import.meta.env.SSR
  ? [
      {
        fill: "#f5efe0",
        d: "M4.5 23.3c0-2.7 4-3.8 11-3.8 8 0 12 1.3 12 3.9 0 2.4-4.5 3.6-11.5 3.6-7.5 0-11.5-1.1-11.5-3.7Z",
      },
      {
        fill: "#f5efe0",
        d: "M8.2 15.6c.2-2.4 3.3-3.4 8.3-3.1 5 .2 7.5 1.7 7.3 3.7-.3 2.2-3.3 3-8 2.8-5-.1-7.8-1.2-7.6-3.4Z",
      },
      {
        fill: "#ecae3a",
        d: "M12.3 8.9c0-2.2 1.9-3.7 4.4-3.7 2.3 0 3.9 1.3 3.9 3.3 0 2.3-1.7 3.4-4.2 3.4s-4.1-.9-4.1-3Z",
      },
    ]
  : [{}, {}, {}];

export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="7" fill="#1d4736" />
      {stones.map((stone, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stones never move
        <path key={index} {...stone} suppressHydrationWarning />
      ))}
    </svg>
  );
}
