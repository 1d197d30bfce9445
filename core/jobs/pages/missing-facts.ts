export const missingFacts = {
  title: "no title",
  description: "no description",
  hiringOrganization: "no employer",
  applicantLocationRequirements: "remote without a country",
  jobLocation: "place without a country",
  "a way to apply": "no way to apply",
} as const;
export type MissingFact = keyof typeof missingFacts;

type Facts = {
  title: string;
  company: string;
  hasText: boolean;
  hasCountry: boolean;
  isRemote: boolean;
  hasAddress: boolean;
};

export function missingOf(job: Facts): MissingFact[] {
  return [
    ...(job.title ? [] : ["title" as const]),
    ...(job.hasText ? [] : ["description" as const]),
    ...(job.company ? [] : ["hiringOrganization" as const]),
    ...(job.hasCountry
      ? []
      : [job.isRemote ? ("applicantLocationRequirements" as const) : ("jobLocation" as const)]),
    ...(job.hasAddress ? [] : ["a way to apply" as const]),
  ];
}
