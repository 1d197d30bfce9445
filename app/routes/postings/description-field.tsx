import type { ComponentProps } from "react";
import { TextAreaField } from "#app/components/ui/field.tsx";

/** The text of a posting, in the plain grammar. */
export function DescriptionField(props: ComponentProps<typeof TextAreaField>) {
  return <TextAreaField {...props} rows={14} />;
}
