import { Prose } from "#app/components/reading/prose.tsx";
import { RelatedLinks } from "#app/components/reading/related-links.tsx";
import { AccordionItem } from "#app/components/ui/accordion.tsx";
import { SearchInvitation } from "./search-invitation.tsx";

type Props = {
  faqs: Faqs;
  related: { label: string; to: string }[];
  isLimited: boolean;
};

export function BelowSearch({ faqs, related, isLimited }: Props) {
  return (
    <>
      <SearchFaq faqs={faqs} />
      <RelatedLinks heading="Related Job Searches" links={related} />
      {isLimited && <SearchInvitation />}
    </>
  );
}

type Faqs = { question: string; html: string }[];

function SearchFaq({ faqs }: { faqs: Faqs }) {
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
