import type { FormEvent } from "react";
import { useNavigation } from "react-router";

/** No other form is sent meanwhile: a second click would find nothing left to do. */
export function useSingleSubmit() {
  const { state } = useNavigation();
  return (event: FormEvent) => {
    if (state === "submitting") event.preventDefault();
  };
}
