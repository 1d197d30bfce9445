/** Stands behind the page's text, as phones don't show it. The hero has its frame. */
export default function PosterArt({ isWinter }: { isWinter: boolean }) {
  return (
    <g id="poster">
      <rect width="360" height="460" rx="5" fill="var(--p-frame)" />
      <svg x="14" y="14" width="332" height="378" viewBox="0 0 332 378" aria-hidden="true">
        <path fill="var(--p-sky1)" d="M0 0h332v378H0z" />
        <path fill="var(--p-sky2)" d="M0 74q80-22 170-8t162-16v300H0z" />
        <path fill="var(--p-sky3)" d="M0 132q90-20 180-6t152-14v260H0z" />
        <g fill="var(--p-stars)">
          <path d="M40 34h3v3h-3zM92 62h2v2h-2zM128 26h3v3h-3zM196 44h2v2h-2zM264 30h3v3h-3zM300 68h2v2h-2zM60 96h2v2h-2zM286 104h2v2h-2zM18 72h2v2h-2z" />
        </g>
        <circle cx="226" cy="112" r="44" fill="var(--p-sun)" />
        <path
          fill="var(--p-far)"
          d="M0 206 34 176 52 188 88 146 112 172 130 160 158 192 196 158 226 184 258 150 290 182 310 168 332 186V378H0Z"
        />
        <path
          fill="var(--p-peak)"
          d="M22 262 70 206 92 222 148 128 172 164 184 156 236 224 262 206 332 268V378H0V276Z"
        />
        <path
          fill="var(--p-snow)"
          d="M148 128 172 164 184 156 206 185 190 180 182 196 170 178 158 198 148 176 138 190 130 182 116 196 104 202Z"
        />
        <path
          fill="var(--p-shade)"
          d="M148 128 172 164 184 156 236 224 262 206 332 268V300H196L212 262 184 236 190 212 164 196 168 172Z"
          opacity=".55"
        />
        {isWinter && (
          <path
            fill="var(--p-snow)"
            d="M70 206 92 222 148 128 172 164 184 156 236 224 262 206 300 240 286 238 262 222 248 244 236 236 222 248 206 222 190 236 178 202 160 232 146 204 128 240 112 226 92 246 70 222 50 236Z"
          />
        )}
        <path fill="var(--p-lake)" d="M0 286q84-16 168-8t164-6v60H0z" />
        <path
          fill="var(--p-glint)"
          d="M176 292h84v3h-84zM150 300h120v3H150zM190 308h64v3h-64zM60 296h40v2H60zM24 304h56v2H24z"
        />
        <path fill="var(--p-hill)" d="M0 300q60-14 118 8t120 14 94-24v80H0z" />
        <path fill="var(--p-wood)" d={forest} />
        {isWinter && <path fill="var(--p-snow)" d={snowOnForest} />}
        <path fill="var(--p-ground)" d="M0 346q70-30 150-16t182-16v64H0z" />
        {isWinter ? (
          <path
            fill="none"
            stroke="var(--p-trail)"
            strokeWidth="2.5"
            d="M126 378q40-20 31-30t-36-14q-12-4-2-8M140 378q38-20 28-33t-34-13q-12-3-6-7"
          />
        ) : (
          <path
            fill="var(--p-trail)"
            d="M128 378q38-18 30-28t-34-12q-14-4-4-8l8-1q-6 4 8 7 40 6 44 18 4 14-16 24Z"
          />
        )}
        <path fill="var(--p-wood)" d="M232 292h14v70h-14z" />
        <path fill="var(--p-blaze)" d="M235 302h8v17h-8z" />
        {isWinter && <path fill="var(--p-snow)" d="M230 292q2-6 9-6t9 6zM225 364q14-9 28 0z" />}
        {isWinter && (
          <path
            stroke="var(--p-flakes)"
            strokeWidth="3.5"
            strokeLinecap="round"
            d="M30 40h0M84 88h0M122 30h0M176 70h0M60 150h0M204 140h0M278 60h0M306 128h0M20 216h0M108 196h0M160 250h0M244 190h0M296 220h0M72 274h0M196 306h0M262 262h0M318 300h0M136 330h0M40 326h0"
          />
        )}
      </svg>
      <text
        x="180"
        y="434"
        textAnchor="middle"
        fill="var(--p-sky1)"
        className="font-display font-semibold"
        fontSize="27"
        letterSpacing="0.11em"
      >
        WORK OUTSIDE
      </text>
    </g>
  );
}

const firs = [
  [8, 352, 92],
  [30, 346, 70],
  [50, 350, 104],
  [74, 342, 64],
  [92, 338, 48],
  [270, 338, 62],
  [290, 340, 92],
  [312, 342, 74],
  [328, 344, 108],
] as const;

const forest = firs
  .map(([x, y, tall]) => {
    const w = tall * 0.2;
    const t = y - tall;
    const tier = (share: number, width: number) => `L${x + w * width} ${y - tall * share}`;
    const left = (share: number, width: number) => `L${x - w * width} ${y - tall * share}`;
    return `M${x} ${t}${tier(0.66, 0.5)}${tier(0.68, 0.25)}${tier(0.36, 0.8)}${tier(0.4, 0.4)}L${x + w} ${y}L${x - w} ${y}${left(0.4, 0.4)}${left(0.36, 0.8)}${left(0.68, 0.25)}${left(0.66, 0.5)}Z`;
  })
  .join("");

const snowOnForest = firs
  .map(([x, y, tall]) => {
    const at = (across: number, up: number) => `${x + tall * 0.2 * across} ${y - tall * up}`;
    const bough = (inner: number, top: number, outer: number, end: number) =>
      `M${at(-inner, top)}L${at(-outer, end)} ${at(-outer * 0.45, end + 0.05)}Z`;
    return `M${at(0, 1)}L${at(0.26, 0.82)} ${at(0, 0.85)} ${at(-0.26, 0.82)}Z${bough(0.25, 0.68, 0.8, 0.36)}${bough(0.4, 0.4, 1, 0)}`;
  })
  .join("");
