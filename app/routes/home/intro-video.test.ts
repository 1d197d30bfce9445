import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { IntroVideo } from "./intro-video.tsx";

// Renders as if somebody had pressed play.
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useState: () => [true, () => {}],
}));
const play = (film: string | null) => renderToStaticMarkup(createElement(IntroVideo, { film }));

test("the tour plays with its captions", () => {
  expect(play(null)).toContain('<source src="/tour.mp4"/><track kind="captions" src="/tour.vtt"');
});

test("the operator's own film plays without captions, which belong to the tour", () => {
  const html = play("https://films.example.com/spring.mp4");
  expect(html).toContain('<source src="https://films.example.com/spring.mp4"/>');
  expect(html).not.toContain("<track");
});
