import type { MetaDescriptor } from "react-router";
import type { Crumb } from "#app/components/reading/breadcrumb.tsx";
import { breadcrumbList } from "./breadcrumb-list.ts";
import { type MetaArgs, pageMeta, siteOf } from "./page-meta.ts";

type Page = { title: string; metaDescription: string };

export function articleMeta(
  args: MetaArgs,
  page: Page | undefined,
  path: string,
  trail: Crumb[],
): MetaDescriptor[] {
  if (!page) return pageMeta(args, { title: trail.at(-1)?.label ?? "", path: null });
  const { title, metaDescription: description } = page;
  return [
    ...pageMeta(args, { title, description, path, type: "article" }),
    breadcrumbList(trail, siteOf(args.matches).origin),
  ];
}
