import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { IntroVideo } from "./intro-video.tsx";

const draw = (film: string | null) => renderToStaticMarkup(createElement(IntroVideo, { film }));

test("the tour has its captions", () => {
  expect(draw(null)).toContain('<source src="/tour.mp4"/><track kind="captions" src="/tour.vtt"');
});

test("the operator's own film has no captions, which belong to the tour", () => {
  const html = draw("https://films.example.com/spring.mp4");
  expect(html).toContain('<source src="https://films.example.com/spring.mp4"/>');
  expect(html).not.toContain("<track");
});
