import { area, disc, firs, ink, line, person, sky, stars } from "./shapes.ts";
import { range } from "./water-and-snow.ts";

export function lodge(): string {
  const windows = [720, 776, 832, 944, 1000, 1056].map((x) => `M${x} 376h30v30h-30z`).join("");
  return [
    sky("#1b4a63"),
    `<g opacity=".8">${stars()}</g>`,
    ...range(),
    area(ink.hill, "M0 410Q240 380 560 398T1160 386V484H0Z"),
    firs(ink.wood, [
      [20, 424, 92],
      [60, 420, 120],
      [106, 424, 80],
      [640, 416, 130],
      [600, 420, 90],
      [1140, 420, 190],
    ]),
    area("#6b4329", "M690 360H1100V424H690Z"),
    area("#54331f", "M690 372H1100V377H690ZM690 390H1100V394H690ZM690 408H1100V412H690Z"),
    area("#7d2415", "M664 364 740 298H1050L1126 364Z"),
    area("#6b4329", "M850 424V310L912 254 974 310V424Z"),
    area("#7d2415", "M836 318 912 244 988 318 978 330 912 268 846 330Z"),
    area(ink.bark, "M1010 258h32v52h-32z"),
    area(ink.sun, `${windows}M888 326h48v34h-48zM896 380h32v44h-32z`),
    line("#54331f", 4, "M912 326v34M888 343h48"),
    area(ink.lake, "M0 436Q300 416 620 424T1160 424V484H0Z"),
    area(
      ink.sun,
      "M732 440h40v4h-40zM880 436h66v4h-66zM890 450h46v4h-46zM1010 442h40v4h-40zM900 464h26v4h-26z",
    ),
    area(ink.bark, "M500 446H680V454H500ZM516 454H524V478H516ZM590 454H598V480H590ZM660 454H668V478H660Z"),
    area(ink.clay, "M344 452Q420 474 496 450 486 478 454 480H388Q356 478 344 452Z"),
    area(ink.ground, "M0 484V452Q100 440 210 462T330 484Z"),
  ].join("");
}

export function shop(): string {
  return [
    sky(ink.sky),
    ...range().slice(0, 1),
    area(ink.peak, "M260 440 430 350 470 358 560 330 700 400V440Z"),
    area(ink.hill, "M0 416Q240 384 480 400T1160 396V484H0Z"),
    firs(ink.wood, [
      [30, 440, 104],
      [80, 434, 76],
      [130, 440, 120],
      [560, 440, 92],
      [604, 436, 130],
    ]),
    area(ink.ground, "M0 446Q240 426 520 440L660 448H1160V484H0Z"),
    area("#c9b48a", "M770 452H1160V484H730Z"),
    `<g transform="translate(260 95) scale(.79)">${house()}</g>`,
    line(ink.sky, 5, "M490 430 530 388H576L596 430M530 388 552 430 576 388M524 380H540M576 388 572 374H590"),
    `<g fill="none" stroke="${ink.wood}" stroke-width="6"><circle cx="490" cy="432" r="32"/><circle cx="598" cy="432" r="32"/></g>`,
  ].join("");
}

function house(): string {
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const x = 690 + i * 52;
    return area(i % 2 ? ink.paper : ink.clay, `M${x} 240H${x + 52}V276Q${x + 26} 300 ${x} 276Z`);
  });
  return [
    area("#7a4e31", "M680 156H1116V452H680Z"),
    area("#5c3a26", "M680 156H1116V172H680Z"),
    area(ink.ground, "M706 184H1090V228H706Z"),
    area(ink.glint, "M846 216 870 192 880 202 892 188 916 216ZM736 204h84v6h-84zM966 204h96v6h-96z"),
    area("#f3dfae", "M712 276H880V412H712ZM910 276H990V452H910ZM1016 276H1088V412H1016Z"),
    ...stripes,
    line(ink.bark, 6, "M910 300V452M990 300V452"),
    disc(ink.bark, 978, 376, 5),
    person(760, 412, 1, { coat: ink.haze, pack: ink.clay }),
    area(ink.ochre, "M812 320h44v60q0 14-14 14h-16q-14 0-14-14z"),
    area("#c98414", "M818 352h32v30h-32z"),
    line(ink.clay, 8, "M1034 300V408M1050 300V408"),
    line(ink.sky, 8, "M1068 306V408"),
  ].join("");
}
