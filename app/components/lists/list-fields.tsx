import { lazy, Suspense } from "react";
import { type FieldProps, type FilterFields, filterFields } from "./filter-fields.tsx";

const MoreFields = lazy(() => import("./more-fields.tsx"));

export const listFields: FilterFields = {
  ...filterFields,
  company: LazyMoreFields,
  // The sheet includes these.
  job_type: nothing,
  closes_within: nothing,
  max_age: nothing,
};

function LazyMoreFields(props: FieldProps) {
  return (
    <Suspense>
      <MoreFields {...props} />
    </Suspense>
  );
}

function nothing() {
  return null;
}
