import { Faq } from "./faq.tsx";
import { Founder } from "./founder.tsx";
import type { Question } from "./words.ts";

export default function PageEnd({ story, questions }: { story: string[]; questions: Question[] }) {
  return (
    <>
      <Founder story={story} />
      <Faq questions={questions} />
    </>
  );
}
