import { z } from "zod";

const text = z.string().nullish().catch(null);
const named = z
  .array(z.object({ Name: text, Code: text }))
  .nullish()
  .catch(null);
const flag = z
  .union([z.boolean(), z.string().transform((value) => /^true$/i.test(value))])
  .nullish()
  .catch(null);
const texts = z
  .union([z.string().transform((value) => [value]), z.array(z.string())])
  .nullish()
  .catch(null);

const Details = z.object({
  JobSummary: text,
  MajorDuties: texts,
  Requirements: text,
  KeyRequirements: texts,
  Education: text,
  OtherInformation: text,
  Benefits: text,
  HowToApply: text,
  HiringPath: texts,
  TotalOpenings: text,
  SubAgencyName: text,
  Relocation: flag,
  TravelCode: text,
  DrugTestRequired: flag,
  RemoteIndicator: flag,
});

export const Row = z.object({
  MatchedObjectId: z.string().min(1),
  MatchedObjectDescriptor: z.object({
    PositionTitle: z.string(),
    OrganizationName: z.string(),
    DepartmentName: text,
    SubAgency: text,
    PositionURI: text,
    ApplyURI: texts,
    PositionLocation: z
      .array(
        z.object({
          CityName: text,
          CountrySubDivisionCode: text,
          CountryCode: text,
          Latitude: z.number().nullish().catch(null),
          Longitude: z.number().nullish().catch(null),
        }),
      )
      .catch([]),
    PositionSchedule: named,
    PositionOfferingType: named,
    QualificationSummary: text,
    PositionRemuneration: z
      .array(
        z.object({
          MinimumRange: z.coerce.number().nullish().catch(null),
          MaximumRange: z.coerce.number().nullish().catch(null),
          RateIntervalCode: text,
          Description: text,
        }),
      )
      .nullish()
      .catch(null),
    PublicationStartDate: text,
    PositionStartDate: text,
    ApplicationCloseDate: text,
    PositionEndDate: text,
    UserArea: z.object({ Details: Details.catch({}) }).catch({ Details: {} }),
  }),
});

export type Announcement = z.infer<typeof Row>["MatchedObjectDescriptor"];
