import { href } from "react-router";
import { Prose } from "#app/components/reading/prose.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { companyPath } from "#app/paths.ts";
import { articleMeta } from "#app/seo/article-meta.ts";
import { jobCountsOfCompanies } from "#core/jobs/pages/live-companies.ts";
import type { Route } from "./+types/best-companies.ts";
import { ArticleFrame } from "./article-frame.tsx";
import { readRanking } from "./named-companies.ts";

const path = href("/best-outdoor-companies-to-work-for");
const trail = [{ label: "Home", to: "/" }, { label: "Best Outdoor Companies" }];
const ranking = { id: "ranking", text: "The 50 companies" };
const bonus = { id: "bonus", text: "Bonus: public service, unranked" };

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  articleMeta(args, loaderData?.page, path, trail);

export async function loader() {
  const { page, companies, bonus } = readRanking();
  const jobCounts = await jobCountsOfCompanies();
  const ifHiring = <T extends { slug: string }>(employer: T) => ({
    ...employer,
    slug: jobCounts.has(employer.slug) ? employer.slug : null,
  });
  return { page, companies: companies.map(ifHiring), bonus: bonus.map(ifHiring) };
}

export default function BestCompanies({
  loaderData: { page, companies, bonus: more },
}: Route.ComponentProps) {
  return (
    <ArticleFrame trail={trail} page={page} headings={[ranking, bonus, ...page.body.headings]}>
      <h2 id={ranking.id} className="text-2xl">
        {ranking.text}
      </h2>
      <ol className="ranked mt-2">
        {companies.map((company, index) => (
          <li key={company.name}>
            <span className="rank">{index + 1}</span>
            <Entry employer={company} />
          </li>
        ))}
      </ol>
      <h2 id={bonus.id} className="mt-12 text-2xl">
        {bonus.text}
      </h2>
      <p className="mt-3 max-w-[41.5em] leading-relaxed">
        Public agencies, and the organization where many of their people started. They are too different to
        rank with the fifty.
      </p>
      <ul className="ranked mt-2">
        {more.map((organization) => (
          <li key={organization.name}>
            <span aria-hidden="true" className="rank">
              +
            </span>
            <Entry employer={organization} />
          </li>
        ))}
      </ul>
      <Prose html={page.body.html} className="mt-12" />
    </ArticleFrame>
  );
}

/** `slug` is set if the employer has jobs here now. */
type Employer = { name: string; url: string; place?: string; description: string; slug: string | null };

function Entry({ employer: { name, url, place, description, slug } }: { employer: Employer }) {
  return (
    <div>
      <h3>
        <a href={url} target="_blank" rel="noopener">
          {name}
        </a>
      </h3>
      {place && <p className="place">{place}</p>}
      <p className="about">{description}</p>
      {slug && (
        <Link to={companyPath(slug)} className="jobs">
          View Jobs<span className="sr-only"> at {name}</span>
        </Link>
      )}
    </div>
  );
}
