import type { FormEvent } from "react";
import { useNavigation } from "react-router";

/** While one form is on its way, no other is sent: a second click on a button would find nothing more to do. */
export function useSingleSubmit() {
  const { state } = useNavigation();
  return (event: FormEvent) => {
    if (state === "submitting") event.preventDefault();
  };
}
