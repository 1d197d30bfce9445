const outlines = [
  // Arrowhead, shield, circle, trail post, hexagon: the shapes of park patches.
  "M24 3C33 6 40 8 43 10C43 24 38 36 24 46C10 36 5 24 5 10C8 8 15 6 24 3Z",
  "M6 5H42V24C42 35 34 42 24 46C14 42 6 35 6 24Z",
  "M24 3A21 21 0 1 1 24 45A21 21 0 1 1 24 3Z",
  "M10 4H38Q43 4 43 9V39Q43 44 38 44H10Q5 44 5 39V9Q5 4 10 4Z",
  "M24 2.5L43 13V35L24 45.5L5 35V13Z",
];
const tints = ["spruce", "ochre", "clay", "lake", "moss"];

export function Monogram({ name, size }: { name: string; size: number }) {
  const seed = hash(name);
  return (
    <svg
      viewBox="0 0 48 48"
      // Its colors come with the whole sheet.
      fill="none"
      width={size}
      height={size}
      aria-hidden="true"
      data-tint={tints[seed % tints.length]}
      className="patch"
    >
      <path d={outlines[(seed >>> 4) % outlines.length]} />
      <text x="24" y="29.5">
        {initials(name)}
      </text>
    </svg>
  );
}

function initials(name: string) {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !/^(of|the|and|for|u|s)$/i.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join("");
}

function hash(text: string) {
  let value = 7;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return value;
}
