import { lazy, Suspense } from "react";
import { type FieldProps, type FilterFields, filterFields } from "./filter-fields.tsx";

const MoreFields = lazy(() => import("./more-fields.tsx"));

/** The fields of a list that has them all, in the order of its form. */
export const listFields: FilterFields = {
  ...filterFields,
  company: More,
  // They stand in it, too.
  job_type: nothing,
  closes_within: nothing,
  max_age: nothing,
};

function More(props: FieldProps) {
  return (
    <Suspense>
      <MoreFields {...props} />
    </Suspense>
  );
}

function nothing() {
  return null;
}
