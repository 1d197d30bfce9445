import { Prose } from "#app/components/reading/prose.tsx";
import { AccordionItem } from "#app/components/ui/accordion.tsx";

/** Questions about this kind of work; `html` is the answer. */
export function SearchFaq({ faqs }: { faqs: { question: string; html: string }[] }) {
  return (
    <section aria-labelledby="faq" className="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_2fr]">
      <h2 id="faq" className="text-2xl sm:text-3xl">
        Questions people ask
      </h2>
      <div className="border-line border-t">
        {faqs.map(({ question, html }) => (
          <AccordionItem key={question} heading={question}>
            <Prose html={html} />
          </AccordionItem>
        ))}
      </div>
    </section>
  );
}
