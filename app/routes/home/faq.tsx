import type { ReactNode } from "react";
import { AccordionItem } from "#app/components/ui/accordion.tsx";
import { useSite } from "#app/use-site.ts";

export function Faq() {
  const { email } = useSite();
  return (
    <section aria-labelledby="faq" className="page grid gap-x-12 gap-y-4 py-8 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 id="faq" className="text-3xl sm:text-4xl">
          Questions on the trail
        </h2>
        <p className="mt-3 text-granite">
          Not answered? Write to{" "}
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
          .
        </p>
      </div>
      <div className="border-line border-t">
        {questions.map(([question, answer]) => (
          <AccordionItem key={question} heading={question}>
            {answer}
          </AccordionItem>
        ))}
      </div>
    </section>
  );
}

const questions: [string, ReactNode][] = [
  [
    "Where do the jobs come from?",
    "From employers’ own career pages and from public job services, such as the federal government’s. We read them every day, sort out what is not outdoor work, and keep one entry where the same job is posted twice.",
  ],
  [
    "What can I see without paying?",
    "The ten newest jobs of the main lists, which you can narrow by place, on-site work and minimum salary, and the first ten of each job search. Every single job’s page, every company’s page and the lists of the states are open to all.",
  ],
  [
    "What does a subscription add?",
    "The whole of every list instead of its first ten, search by job title over all jobs, and the remote and hybrid filters. All three plans contain the same.",
  ],
  [
    "Can I cancel?",
    "At any time: Manage Subscription on your dashboard. It then runs to the end of what you have paid for and is not renewed.",
  ],
  [
    "Why is there no password?",
    "You sign in by a link that we send to your address. There is nothing to remember, and nothing for anyone to steal.",
  ],
  [
    "How do I apply?",
    "Apply opens the employer’s own page, or a message to the employer, in a new tab. We are not in between and do not ask for your resume.",
  ],
  [
    "Why do some jobs show no pay?",
    "Because the employer did not give any, and we do not guess. Where pay is given we show it with its unit, per hour or per year. The minimum salary filter compares yearly equivalents in the job’s own currency.",
  ],
  [
    "What happens when a job closes?",
    "It leaves the list: on the date the employer gave, or when it disappears from the place where it was posted. Its old address then says that it is no longer open and shows similar jobs.",
  ],
  [
    "Are the jobs only in the United States?",
    "Most are. Some are in Canada, the United Kingdom, Australia and New Zealand: type a country into the location filter to see them.",
  ],
];
