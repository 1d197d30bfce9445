import type { FormEvent } from "react";
import { useNavigation } from "react-router";

export function useSingleSubmit() {
  const { state } = useNavigation();
  return (event: FormEvent) => {
    if (state === "submitting") event.preventDefault();
  };
}
