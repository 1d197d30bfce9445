import { href } from "react-router";
import type { OpenLink } from "#app/components/lists/list-notes.tsx";
import type { OpenPage } from "#core/content/ways/open-pages.ts";
import { wayAddress } from "./way-address.ts";

export function openLink({ label, way }: OpenPage): OpenLink {
  switch (way.kind) {
    case "remote":
      return { label, to: href("/remote-jobs") };
    case "searches":
      return { label, to: href("/search/all") };
    default:
      return { label, to: wayAddress(way) };
  }
}
