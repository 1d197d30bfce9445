import { AccordionItem } from "#app/components/ui/accordion.tsx";
import { useSite } from "#app/use-site.ts";
import type { Question } from "./words.ts";

export function Faq({ questions }: { questions: Question[] }) {
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
