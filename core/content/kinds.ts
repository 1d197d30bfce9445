import {
  Article,
  BestCompanies,
  CompanyDirectory,
  JobBoards,
  LegalPage,
  SearchPage,
  StatePage,
} from "./schemas.ts";

export const standalonePages = {
  "10-step-guide-to-finding-your-dream-job": Article,
  "all-outdoor-companies-hiring": CompanyDirectory,
  "best-job-boards-for-the-outdoor-industry": JobBoards,
  "best-outdoor-companies-to-work-for": BestCompanies,
  developers: Article,
  founder: Article,
  maker: Article,
  "privacy-policy": LegalPage,
  removed: Article,
  "terms-of-service": LegalPage,
} as const;
export type StandalonePage = keyof typeof standalonePages;

export const folders = { searches: SearchPage, states: StatePage } as const;
