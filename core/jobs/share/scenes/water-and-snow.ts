import { area, disc, firs, ink, line, person, sky, stars, sun } from "./shapes.ts";

export function river(): string {
  return [
    sky(ink.sky),
    sun(986, 150, ["#2a7580", "#5ba09f"]),
    area(ink.far, "M0 372 90 356 170 362 260 342 380 358 520 338 700 352 1160 300V484H0Z"),
    area("#c98a5a", "M640 400V330L690 322 704 262 790 252 806 214 1160 196V484H640Z"),
    area(ink.rock, "M800 420V300L846 292 858 232 930 226 944 150 1160 138V484H800Z"),
    area(
      "#8c4a34",
      "M944 150 1160 138V172L950 184ZM846 292 1160 270V300L842 322ZM690 322 836 312V334L686 344Z",
    ),
    area("#c98a5a", "M0 348 74 340 88 372 190 380 204 404 330 412V484H0Z"),
    area("#8c4a34", "M0 348 74 340 82 360 0 370Z"),
    area(ink.lake, "M0 430Q240 400 470 404T800 386L1160 398V484H0Z"),
    area(ink.haze, "M0 452Q200 426 420 440T860 424 1160 436V484H0Z"),
    line(
      ink.snow,
      6,
      "M70 446q40-14 84 0M230 466q46-16 96 0M420 430q30-12 66 0M900 432q44-16 92 0M1010 462q40-14 86 0",
    ),
    raft(),
    line(ink.snow, 9, "M520 462q50-26 96-4t100-2 108-6 92 4"),
    line(ink.snow, 5, "M566 478q60-18 120-4t130-4"),
  ].join("");
}

function raft(): string {
  const people = [618, 676, 738, 796].map((x, index) => {
    const coat = [ink.clay, ink.wood, ink.clay, ink.wood][index] ?? ink.wood;
    return `<g transform="translate(${x} ${428 - index * 5})">${area(coat, "M-15 4Q-15-34 0-36 15-34 15 4Z")}${disc("#d9a577", 0, -46, 10)}${area(ink.sun, "M-13-47A13 13 0 0 1 13-47Z")}${line(ink.bark, 5, "M8-20-24 26")}${area(ink.glint, "M-22 18-34 34-26 40-14 26Z")}</g>`;
  });
  return `<g transform="rotate(-4 700 430)">${people.join("")}${area(ink.ochre, "M548 424Q556 412 580 420L600 432H812L836 416Q858 406 866 418 862 450 812 458H612Q562 456 548 424Z")}${area("#c98414", "M560 440Q588 446 612 446H808Q840 444 860 430 850 454 812 458H612Q578 456 560 440Z")}</g>`;
}

export function slope(): string {
  return [
    sky("#1c5a78"),
    sun(1020, 120, ["#2c6c88", "#4d8ba0"], ink.glint),
    area("#6f9fb4", "M0 380 120 346 250 366 420 336 560 356 690 312 820 330 1160 260V484H0Z"),
    area("#3f7390", "M560 484 700 330 746 344 884 150 936 204 964 190 1090 330 1160 300V484Z"),
    area(
      ink.snow,
      "M884 150 936 204 964 190 1036 270 1000 256 976 300 940 244 908 292 880 226 850 276 830 260 800 290 812 250Z",
    ),
    area(ink.snow, "M0 410Q220 352 470 384T860 352 1160 316V484H0Z"),
    area("#d5e2e3", "M380 396Q640 430 860 372T1160 352V484H520Q420 450 380 396Z"),
    area(ink.snow, "M0 452Q260 400 560 440T1160 392V484H0Z"),
    line(ink.wood, 3, "M800 336 1160 120M800 346 1160 136"),
    tower(1096, 158, 350),
    tower(846, 308, 396),
    chair(910, 270),
    chair(1000, 216),
    firs(ink.wood, [
      [36, 420, 84],
      [86, 412, 62],
      [130, 416, 92],
      [1010, 384, 96],
      [1064, 376, 70],
      [1122, 386, 112],
    ]),
    area(
      ink.snow,
      "M36 336 42 360 36 368 30 360ZM130 324 137 350 130 360 123 350ZM1010 288 1017 314 1010 324 1003 314ZM1122 274 1130 304 1122 316 1114 304Z",
    ),
    line("#b9cfd4", 5, "M300 408q60 18 30 34t60 26 190-12"),
    skier(),
  ].join("");
}

const tower = (x: number, top: number, foot: number) =>
  line(ink.wood, 7, `M${x} ${top}V${foot}`) + line(ink.wood, 5, `M${x - 18} ${top}H${x + 18}`);

const chair = (x: number, y: number) =>
  line(ink.wood, 3, `M${x} ${y}v34h-14v18h34`) +
  disc(ink.clay, x + 2, y + 32, 6) +
  area(ink.clay, `M${x - 6} ${y + 38}h15v14h-15z`);

function skier(): string {
  return `<g transform="translate(610 446) rotate(8)">${line(ink.clay, 6, "M-58 8H62q10-2 14-10")}${line(ink.wood, 14, "M-6 2 12-20-10-36")}${line(ink.ochre, 20, "M-10-36 8-66")}${line(ink.ochre, 9, "M6-60 34-44")}${line(ink.bark, 3.5, "M34-44 16 6M30-46-34 2")}${disc("#d9a577", 18, -82, 11)}${area(ink.clay, "M5-84A13 13 0 0 1 31-84Z")}</g>`;
}

export function lake(): string {
  return [
    sky(ink.sky),
    sun(974, 128, ["#2a7580", "#5ba09f"]),
    ...range(),
    area(ink.lake, "M0 410q220-22 470-12t690-8v94H0z"),
    area(
      ink.glint,
      "M820 406h170v4h-170zM770 418h250v5h-250zM842 432h130v5h-130zM220 414h150v4h-150zM150 426h120v4h-120z",
    ),
    area(ink.hill, "M0 424q160-26 320 10t400 22 440-34v62H0z"),
    firs(ink.wood, [
      [30, 452, 110],
      [74, 446, 80],
      [116, 456, 124],
      [168, 450, 76],
      [1010, 452, 92],
      [1052, 448, 132],
      [1098, 456, 100],
      [1138, 450, 150],
    ]),
    area(ink.ground, "M0 458q260-28 520-12t640-16v54H0z"),
    area(ink.trail, "M560 484q90-22 70-34t-90-10q-30-4-8-8l16-1q-12 4 16 6 104 6 116 20 10 14-40 27z"),
    line(ink.wood, 16, "M792 478V418"),
    area(ink.ochre, "M787 420h10v22h-10z"),
  ].join("");
}

/** The same range that the home page's poster shows. */
export function range(): string[] {
  return [
    area(
      ink.far,
      "M0 360 90 344 170 352 280 330 400 350 520 326 640 342 730 296 812 316 900 270 980 306 1080 282 1160 310V484H0Z",
    ),
    area(ink.peak, "M540 420 640 344 690 360 836 196 886 246 912 232 1020 330 1070 302 1160 372V484H540Z"),
    area(
      ink.snow,
      "M836 196 886 246 912 232 954 270 924 264 908 290 884 258 858 300 836 250 812 282 796 262 770 292 752 290Z",
    ),
    `<g opacity=".55">${area(ink.shade, "M836 196 886 246 912 232 1020 330 1070 302 1160 372V430H930L966 366 900 330 916 296 872 258 878 240Z")}</g>`,
  ];
}

export function camp(): string {
  return [
    sky(ink.dusk),
    stars(),
    disc("#1b3850", 1010, 120, 92),
    disc("#f0e8ca", 1010, 120, 50),
    area(
      "#28414f",
      "M0 372 110 344 220 360 380 332 520 352 660 322 820 344 960 290 1070 320 1160 296V484H0Z",
    ),
    area("#102c3a", "M0 400Q200 366 420 384T860 366 1160 380V484H0Z"),
    firs("#0b2230", [
      [24, 430, 92],
      [64, 424, 70],
      [104, 432, 108],
      [880, 410, 120],
      [926, 404, 90],
      [1090, 420, 150],
      [1136, 414, 190],
      [1040, 408, 104],
    ]),
    area("#17352a", "M0 424Q280 392 600 414T1160 402V484H0Z"),
    tent(700, 440, 110, ink.ochre, "#c98414"),
    tent(890, 446, 92, ink.clay, "#7d2415"),
    tent(520, 446, 74, ink.haze, "#3d727f"),
    `<g opacity=".3">${disc(ink.sun, 1020, 440, 62)}</g>`,
    area(ink.sun, "M1020 392q26 26 20 48-4 16-20 16t-20-16q-4-16 10-28 2 10 8 12 4-16 2-32z"),
    area(ink.clay, "M1018 422q14 14 10 26-2 8-10 8t-10-8q-2-10 10-26z"),
    line(ink.bark, 9, "M988 462 1052 450M990 450 1054 464"),
    person(1092, 468, 0.72, { coat: ink.haze }),
    person(952, 472, 0.66, { coat: ink.ochre }),
  ].join("");
}

function tent(x: number, y: number, half: number, near: string, far: string): string {
  const top = y - half;
  return (
    area(near, `M${x} ${top} ${x + half} ${y}H${x - half}Z`) +
    area(far, `M${x} ${top} ${x + half} ${y}H${x + half * 0.3}Z`) +
    area(ink.glint, `M${x} ${top + half * 0.36} ${x + half * 0.24} ${y}H${x - half * 0.24}Z`)
  );
}
