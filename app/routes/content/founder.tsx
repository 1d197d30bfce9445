import { data, href } from "react-router";
import { Prose } from "#app/components/reading/prose.tsx";
import { articleMeta } from "#app/seo/article-meta.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { makerPage, readPage } from "#core/content/content.ts";
import { site } from "#core/platform/site.ts";
import type { Route } from "./+types/founder.ts";
import { ArticleFrame } from "./article-frame.tsx";

export const meta: Route.MetaFunction = ({ loaderData, params, ...args }) => {
  if (!loaderData) return pageMeta(args, { title: "Page not found", path: null });
  const { page, name } = loaderData;
  return articleMeta(args, page, href("/:founderSlug", params), trailOf(name));
};

export function loader({ params }: Route.LoaderArgs) {
  if (params.founderSlug !== site.founder.slug) throw data(null, { status: 404 });
  const { name, links, isConfigured } = site.founder;
  return {
    page: readPage(makerPage),
    name: isConfigured ? name : null,
    links: isConfigured ? links.map((url) => ({ url, label: networkOf(url) })) : [],
  };
}

export function action({ params }: Route.ActionArgs): never {
  throw data(null, { status: params.founderSlug === site.founder.slug ? 405 : 404 });
}

export default function Founder({ loaderData: { page, name, links } }: Route.ComponentProps) {
  return (
    <ArticleFrame trail={trailOf(name)} page={page}>
      <div className="flex flex-col gap-8 sm:flex-row sm:gap-10">
        {name && (
          <img
            src="/avatars/founder.svg"
            alt=""
            width="192"
            height="224"
            className="w-36 shrink-0 self-start rounded-lg border border-line sm:w-44"
          />
        )}
        <div>
          <Prose html={page.body.html} />
          {links.length > 0 && (
            <ul aria-label={`${name} elsewhere`} className="mt-6 flex flex-wrap gap-x-6">
              {links.map(({ url, label }) => (
                <li key={url}>
                  <a
                    href={url}
                    rel="me noopener"
                    className="inline-flex min-h-11 items-center font-semibold text-link"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </ArticleFrame>
  );
}

function trailOf(name: string | null) {
  return [{ label: "Home", to: "/" }, { label: name ? `About ${name}` : "Who makes this" }];
}

const networks: Record<string, string> = {
  bsky: "Bluesky",
  facebook: "Facebook",
  github: "GitHub",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  strava: "Strava",
  threads: "Threads",
  tiktok: "TikTok",
  x: "X",
  youtu: "YouTube",
  youtube: "YouTube",
};

function networkOf(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, "");
  const registered = host.split(".").at(-2) ?? "";
  return Object.hasOwn(networks, registered) ? (networks[registered] ?? host) : host;
}
