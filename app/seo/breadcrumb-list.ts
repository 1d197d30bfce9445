import type { MetaDescriptor } from "react-router";
import type { Crumb } from "#app/components/reading/breadcrumb.tsx";

export function breadcrumbList(items: Crumb[], origin: string): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: items.map(({ label, to }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        ...(to && { item: origin + to }),
      })),
    },
  };
}
