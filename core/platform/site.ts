import { env } from "#core/platform/env.server.ts";

const exampleFounder = {
  name: "Robin Hale",
  links: ["https://www.linkedin.example/in/robin-hale", "https://www.instagram.example/robin.hale.outside"],
};

export const site = {
  name: env.SITE_NAME,
  origin: env.ORIGIN.replace(/\/$/, ""),
  email: env.SITE_EMAIL,
  address: env.SITE_ADDRESS,
  founder: {
    name: env.FOUNDER_NAME ?? exampleFounder.name,
    slug: env.FOUNDER_SLUG,
    /** The example has no person behind it, so its pages tell of the data instead. */
    isConfigured: env.FOUNDER_NAME !== undefined,
    links: env.FOUNDER_LINKS ?? (env.FOUNDER_NAME ? [] : exampleFounder.links),
  },
  governingState: env.GOVERNING_STATE,
  introVideo: env.INTRO_VIDEO_URL ?? null,
} as const;

export type Site = typeof site;
