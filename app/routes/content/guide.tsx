import { href } from "react-router";
import { Prose } from "#app/components/reading/prose.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { viewerContext } from "#app/context.ts";
import { articleMeta } from "#app/seo/article-meta.ts";
import { readPage } from "#core/content/content.ts";
import { freeJobsInWords } from "#core/jobs/query/access.ts";
import type { Route } from "./+types/guide.ts";
import { ArticleFrame } from "./article-frame.tsx";

const trail = [{ label: "Home", to: "/" }, { label: "10-Step Guide" }];

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  articleMeta(args, loaderData.page, href("/10-step-guide-to-finding-your-dream-job"), trail);

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: readPage("10-step-guide-to-finding-your-dream-job"),
    isSubscriber: context.get(viewerContext).kind === "subscriber",
  };
}

export default function Guide({ loaderData: { page, isSubscriber } }: Route.ComponentProps) {
  return (
    <ArticleFrame trail={trail} page={page} headings={page.body.headings}>
      <Prose html={page.body.html} />
      <NextStep isSubscriber={isSubscriber} />
    </ArticleFrame>
  );
}

function NextStep({ isSubscriber }: { isSubscriber: boolean }) {
  return (
    <aside
      aria-labelledby="next-step"
      className="mt-12 rounded-lg border border-line border-l-4 border-l-ochre bg-sheet p-5 sm:p-7 print:hidden"
    >
      <h2 id="next-step" className="text-2xl">
        {isSubscriber ? "Now put it to work" : `See every job, not only the ${freeJobsInWords} newest`}
      </h2>
      <p className="mt-3 max-w-prose text-granite">
        {isSubscriber
          ? "You can see the full list. Start with the kind of work you chose in step 1."
          : `Without a subscription, most lists end after their ${freeJobsInWords} newest jobs. Premium unlocks the rest, with search by job title and the remote and hybrid filters.`}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {!isSubscriber && (
          <Link to="/auth?upgrade=true" className={buttonStyles({ look: "primary", size: "large" })}>
            Upgrade to Premium
          </Link>
        )}
        <Link
          to="/search/all"
          className={buttonStyles({ look: isSubscriber ? "primary" : "secondary", size: "large" })}
        >
          Explore Outdoor Jobs
        </Link>
      </div>
    </aside>
  );
}
