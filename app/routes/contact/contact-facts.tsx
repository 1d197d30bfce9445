import type { ReactNode } from "react";
import { Link } from "#app/components/ui/link.tsx";
import { useSite } from "#app/use-site.ts";

export function ContactFacts() {
  const { email, address } = useSite();
  return (
    <aside
      aria-label="Other ways"
      className="space-y-8 border-line max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-8"
    >
      <section aria-labelledby="by-mail">
        <h2 id="by-mail" className="text-xl">
          By email or postal mail
        </h2>
        <p className="mt-2">
          <a href={`mailto:${email}`} className="text-link wrap-anywhere inline-flex min-h-11 items-center">
            {email}
          </a>
        </p>
        <address className="text-granite not-italic">{address}</address>
      </section>
      <section aria-labelledby="what-about">
        <h2 id="what-about" className="text-xl">
          What is it about?
        </h2>
        <dl className="mt-3 space-y-4 text-sm">
          <Topic name="A job you want">Apply on the job's own page. We don't handle applications.</Topic>
          <Topic name="A job that is wrong or gone">Send us its link, and we'll look into it.</Topic>
          <Topic name="A posting of yours">
            Change, close or renew it with the link in its confirmation email. Lost it?{" "}
            <Link to="/post-job/link" className="text-link">
              Get your link by email
            </Link>
            . None yet?{" "}
            <Link to="/post-job" className="text-link">
              Post a job
            </Link>
            .
          </Topic>
          <Topic name="A subscription or payment">
            Cancel or change it on{" "}
            <Link to="/dashboard" className="text-link">
              your dashboard
            </Link>
            . For anything else, write from the address you paid with.
          </Topic>
          <Topic name="Your data">
            Download or delete it on{" "}
            <Link to="/account" className="text-link">
              your account page
            </Link>
            . For anything else, write from the address you sign in with.
          </Topic>
        </dl>
      </section>
    </aside>
  );
}

function Topic({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-0.5 text-granite">{children}</dd>
    </div>
  );
}
