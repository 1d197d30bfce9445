import { type FilterFields, filterFields } from "./filter-fields.tsx";
import { MoreFields } from "./more-fields.tsx";

export const listFields: FilterFields = {
  ...filterFields,
  company: MoreFields,
  // The sheet includes these.
  job_type: nothing,
  closes_within: nothing,
  max_age: nothing,
};

function nothing() {
  return null;
}
