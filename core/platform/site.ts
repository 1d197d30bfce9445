import { env } from "#core/platform/env.server.ts";

const exampleName = "Robin Hale";

export const site = {
  name: env.SITE_NAME,
  origin: env.ORIGIN.replace(/\/$/, ""),
  email: env.SITE_EMAIL,
  address: env.SITE_ADDRESS,
  founder: {
    name: env.FOUNDER_NAME ?? exampleName,
    slug: env.FOUNDER_SLUG,
    /** The example has no person behind it, so its pages tell of the data instead. */
    isConfigured: env.FOUNDER_NAME !== undefined,
    links: env.FOUNDER_LINKS ?? [],
  },
  governingState: env.GOVERNING_STATE,
  introVideo: env.INTRO_VIDEO_URL ?? null,
} as const;

export type Site = typeof site;
