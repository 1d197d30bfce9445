import { beforeAll, expect, test } from "vitest";
import { emptyDatabase } from "#test/factories.ts";
import { requestFrom } from "#test/separate-server.ts";

beforeAll(emptyDatabase);

const film = "https://films.example.com/tours/spring.mp4?v=2";
const mediaOf = (policy = "") => /media-src ([^;]*)/.exec(policy)?.[1];

test("securityHeaders allow the operator's own film", async () => {
  const [page] = await requestFrom({ INTRO_VIDEO_URL: film }, ["/"]);
  expect(mediaOf(page?.headers["content-security-policy"])).toBe("'self' https://films.example.com");
  expect(page?.body).toContain(`<source src="${film}"/>`);
  // Captions and poster belong to our own tour.
  expect(page?.body).not.toMatch(/tour\.(mp4|vtt|webp)/);
}, 60_000);

test("securityHeaders allow films from here only", async () => {
  const [page] = await requestFrom({}, ["/"]);
  expect(mediaOf(page?.headers["content-security-policy"])).toBe("'self'");
  expect(page?.body).toContain('<source src="/tour.mp4"/>');
}, 60_000);
