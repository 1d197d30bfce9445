import { area, firs, ink, line, sky, sun } from "./shapes.ts";
import { range } from "./water-and-snow.ts";

export function wildlife(): string {
  return [
    sky("#2b5a6b"),
    sun(990, 196, ["#3a6c79", "#6f9a9a"], ink.glint),
    ...range().slice(0, 1),
    area("#557f86", "M0 384Q200 340 420 364T800 330 1160 300V484H0Z"),
    firs("#2b5a58", [
      [20, 400, 70],
      [60, 398, 96],
      [100, 400, 64],
      [150, 398, 84],
      [420, 392, 60],
      [460, 390, 84],
      [500, 390, 56],
    ]),
    area(ink.hill, "M0 408Q240 380 520 396T960 346 1160 356V484H0Z"),
    elk(),
    area(ink.lake, "M0 440Q260 414 520 428T1000 424 1160 430V484H0Z"),
    area(ink.glint, "M120 448h130v4H120zM420 456h180v4H420zM760 446h140v4H760zM980 462h110v4H980z"),
    heron(),
    area(ink.ground, "M0 470Q160 446 330 462T520 484H0ZM880 484Q1000 452 1160 456V484Z"),
    line(
      ink.ground,
      5,
      "M560 478V424M576 478V440M548 478V446M1100 470V404M1116 470V424M1086 470V428M600 480V452",
    ),
    area(ink.bark, "M1097 384h7v26h-7zM557 408h7v24h-7z"),
    line(
      ink.glint,
      4,
      "M836 150q12-14 22 0 10-14 22 0M880 110q12-14 22 0 10-14 22 0M868 196q10-12 18 0 8-12 18 0",
    ),
  ].join("");
}

/** An elk on its knoll, against the light. */
function elk(): string {
  const coat = "#4a3021";
  return `<g transform="translate(930 356)">${[
    line(coat, 12, "M-46-66-50 4M-30-66-26 4M48-70 44 0M64-74 68-4"),
    area(
      coat,
      "M-66-108Q-60-126-20-124 30-120 60-130 74-152 84-182L104-208Q120-216 142-196 146-188 138-184L112-176Q104-140 92-108 78-70 40-66-10-60-48-66-72-78-66-108Z",
    ),
    area("#2f1e14", "M60-130Q74-152 84-182L104-200 112-176Q104-140 92-108 84-96 76-100 66-114 60-130Z"),
    area(ink.trail, "M-66-112Q-56-122-46-110L-52-88-66-90Z"),
    line(
      coat,
      6,
      "M104-206Q76-226 82-262M84-238 58-252M92-222 62-222M112-206Q128-232 156-256M130-232 132-266M142-244 168-236",
    ),
  ].join("")}</g>`;
}

function heron(): string {
  const grey = "#c3d0d2";
  return `<g transform="translate(690 462)">${[
    line("#3a4a4c", 4, "M-6-40V6M10-42V6"),
    area(grey, "M-52-36Q-20-74 14-72 30-70 26-54 14-36-14-36Z"),
    area("#8299a0", "M-60-30-14-58 10-50Q-8-36-30-34Z"),
    line(grey, 9, "M16-64Q38-84 24-102 16-118 32-128"),
    line(ink.ochre, 5, "M36-129 64-122"),
    line("#3a4a4c", 3.5, "M34-133 8-128"),
  ].join("")}</g>`;
}
