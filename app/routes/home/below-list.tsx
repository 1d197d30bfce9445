import { Faq } from "./faq.tsx";
import { Founder } from "./founder.tsx";
import { Pricing } from "./pricing.tsx";
import type { Question } from "./words.ts";

type Props = {
  isLimited: boolean;
  wasCancelled: boolean;
  words: { included: string[]; renewals: string[]; story: string[]; questions: Question[] };
};

/** What few read before they look for a job: its script comes after the rest. */
export default function BelowList({ words, ...viewer }: Props) {
  return (
    <>
      <Pricing {...viewer} included={words.included} renewals={words.renewals} />
      <Founder story={words.story} />
      <Faq questions={words.questions} />
    </>
  );
}
