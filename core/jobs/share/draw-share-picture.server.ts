import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import { encodePng } from "./encode-png.ts";
import { canDraw, type Family, fonts, stacks } from "./fonts.server.ts";
import { sceneOf } from "./scenes/scene-of.ts";
import { ink, scene } from "./scenes/shapes.ts";
import { pictureSize, type ShareWords } from "./share-words.ts";

type Style = Record<string, string | number>;
type Element = { type: "div"; props: { style: Style; children: string | Element[] } };

const frame = 20;
const left = 60;
const stripTop = frame + scene.height;

/** A PNG of 1200 × 630: the words as outlines over a scene. */
export async function drawSharePicture(words: ShareWords): Promise<Buffer<ArrayBuffer>> {
  const lettering = await satori(layOut(words) as never, { ...pictureSize, fonts: fonts() });
  const image = await renderAsync(putTogether(words.category, lettering), {
    font: { loadSystemFonts: false },
  });
  return encodePng({ ...pictureSize, pixels: image.pixels });
}

function putTogether(category: string, lettering: string): string {
  const { width, height } = pictureSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ink.paper}"/><svg x="${frame}" y="${frame}" width="${scene.width}" height="${scene.height}" viewBox="0 0 ${scene.width} ${scene.height}">${sceneOf(category)}</svg>${lettering}${mark}</svg>`;
}

/** The site's mark, as in its header. */
const mark = `<g transform="translate(1085 ${stripTop + 38}) scale(1.7)"><rect width="32" height="32" rx="7" fill="#1d4736"/><path fill="#f5efe0" d="M4.5 23.3c0-2.7 4-3.8 11-3.8 8 0 12 1.3 12 3.9 0 2.4-4.5 3.6-11.5 3.6-7.5 0-11.5-1.1-11.5-3.7ZM8.2 15.6c.2-2.4 3.3-3.4 8.3-3.1 5 .2 7.5 1.7 7.3 3.7-.3 2.2-3.3 3-8 2.8-5-.1-7.8-1.2-7.6-3.4Z"/><path fill="#ecae3a" d="M12.3 8.9c0-2.2 1.9-3.7 4.4-3.7 2.3 0 3.9 1.3 3.9 3.3 0 2.3-1.7 3.4-4.2 3.4s-4.1-.9-4.1-3Z"/></g>`;

function layOut(words: ShareWords): Element {
  const title = inFont(words.title, "Fraunces") || inFont(words.category, "Fraunces");
  const place = inFont(words.place, "Instrument Sans");
  const terms = inFont(words.terms, "Instrument Sans");
  const fontSize = Math.max(place.length, terms.length) <= 47 ? 36 : 30;
  return box(
    { ...pictureSize, position: "relative", fontFamily: stacks()["Instrument Sans"], fontWeight: 600 },
    [
      box({ position: "absolute", left, top: 54, width: 745, flexDirection: "column" }, [
        text((words.isDemo ? "Demo data · " : "") + inFont(words.employer, "Instrument Sans"), {
          fontSize: 34,
          color: ink.glint,
          lineClamp: 1,
        }),
        text(title, {
          marginTop: 10,
          fontFamily: stacks().Fraunces,
          ...titleSize(title),
          lineHeight: 1.1,
          letterSpacing: "-0.012em",
          color: "#fffaf0",
        }),
      ]),
      box(
        {
          position: "absolute",
          left,
          top: stripTop,
          height: pictureSize.height - stripTop,
          width: 740,
          justifyContent: "center",
          flexDirection: "column",
        },
        [
          text(place, { fontSize, lineHeight: 1.35, color: ink.text, lineClamp: 1 }),
          text(terms, { fontSize, lineHeight: 1.35, color: ink.soft, lineClamp: 1 }),
        ],
      ),
      box({ position: "absolute", right: 131, top: stripTop + 38, width: 240, justifyContent: "flex-end" }, [
        text(inFont(words.site, "Fraunces"), {
          fontFamily: stacks().Fraunces,
          fontSize: 36,
          color: "#1d4736",
          lineClamp: 1,
        }),
      ]),
    ],
  );
}

/** All of it ends above the land. */
function titleSize({ length }: string): Style {
  if (length <= 26) return { fontSize: 82, lineClamp: 2 };
  if (length <= 50) return { fontSize: 66, lineClamp: 3 };
  return length <= 72 ? { fontSize: 60, lineClamp: 3 } : { fontSize: 52, lineClamp: 4 };
}

function box(style: Style, children: Element[]): Element {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

function text(children: string, style: Style): Element {
  return {
    type: "div",
    props: {
      style: { display: "block", textOverflow: "ellipsis", wordBreak: "break-word", ...style },
      children,
    },
  };
}

/** Leaves out what the font cannot draw: emoji, other scripts. An accent that it lacks leaves its letter. */
function inFont(line: string, family: Family): string {
  const has = (letter: string) => canDraw(family, letter);
  return [...line.normalize("NFC")]
    .map((letter) => {
      if (has(letter)) return letter;
      const [plain = ""] = letter.normalize("NFKD");
      return has(plain) ? plain : /\s/u.test(letter) ? " " : "";
    })
    .join("")
    .replace(/[([]\s*[)\]]/g, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s·,–-]+|[\s·,–-]+$/g, "");
}
