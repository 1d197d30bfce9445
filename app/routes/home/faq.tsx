import { AccordionItem } from "#app/components/ui/accordion.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { Question } from "./words.ts";

export function Faq({ questions }: { questions: Question[] }) {
  return (
    <section aria-labelledby="faq" className="page grid gap-x-12 gap-y-4 py-8 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 id="faq" className="text-3xl sm:text-4xl">
          Common questions
        </h2>
        <p className="mt-3 text-granite">
          Not answered?{" "}
          <Link to="/contact" className="text-link">
            Write to us
          </Link>
          .
        </p>
      </div>
      <div className="border-line border-t">
        {questions.map(([question, answer, further]) => (
          <AccordionItem key={question} heading={question}>
            {answer}{" "}
            {further && (
              <Link to={further.to} className="text-link">
                {further.label}
              </Link>
            )}
          </AccordionItem>
        ))}
      </div>
    </section>
  );
}
