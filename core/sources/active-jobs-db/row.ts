import { z } from "zod";

// An odd field counts as missing and does not cost us the row.
const text = z.string().nullish().catch(null);
const amount = z.coerce.number().nullish().catch(null);
const texts = z.preprocess(
  (value) => (typeof value === "string" ? [value] : value),
  z.array(z.string()).nullish().catch(null),
);
const numbers = z.array(z.number()).nullish().catch(null);

const Address = z.object({
  addressLocality: text,
  addressRegion: text,
  addressCountry: z
    .preprocess((value) => (typeof value === "object" && value && "name" in value ? value.name : value), text)
    .nullish(),
});

const RawPlace = z.object({ address: Address.nullish().catch(null) });

const MonetaryAmount = z.object({
  currency: text,
  value: z.preprocess(
    (value) => (typeof value === "number" ? { value } : value),
    z.object({ value: amount, minValue: amount, maxValue: amount, unitText: text }),
  ),
});

export const Row = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  title: z.string(),
  organization: z.string(),
  date_posted: text,
  date_created: text,
  date_validthrough: text,
  date_valid_through: text,
  organization_url: text,
  organization_logo: text,
  domain_derived: text,
  url: text,
  locations_raw: z
    .array(RawPlace.catch({ address: null }))
    .nullish()
    .catch(null),
  locations_derived: texts,
  locations: texts,
  lats_derived: numbers,
  lngs_derived: numbers,
  location_type: text,
  remote_derived: z.boolean().nullish().catch(null),
  employment_type: texts,
  ai_employment_type: texts,
  ai_work_arrangement: text,
  salary_raw: MonetaryAmount.nullish().catch(null),
  ai_salary_currency: text,
  ai_salary_value: amount,
  ai_salary_minvalue: amount,
  ai_salary_min_value: amount,
  ai_salary_maxvalue: amount,
  ai_salary_max_value: amount,
  ai_salary_unittext: text,
  ai_salary_unit_text: text,
  description_html: text,
  description_text: text,
});

export type Row = z.infer<typeof Row>;
