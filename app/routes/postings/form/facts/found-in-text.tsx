import { Button } from "#app/components/ui/button.tsx";
import type { FactInText } from "#core/postings/facts/facts-in-text.ts";
import { answerName } from "./answer-name.ts";
import { factLabels, isImplied } from "./fact-labels.ts";

export function FoundInText({ found }: { found: FactInText[] }) {
  const named = found.filter(({ field }) => !isImplied(field));
  return (
    <section className="mt-8 rounded-lg border border-line bg-sheet p-5">
      <h2 className="text-xl">We read this in your text</h2>
      <ul className="mt-3 space-y-2 text-sm">
        {named.map(({ field, value, proof }) => (
          <li key={field}>
            <strong className="font-semibold">
              {factLabels[field]}: {answerName(field, value)}
            </strong>{" "}
            <q className="text-granite">{proof}</q>
          </li>
        ))}
      </ul>
      <Button type="submit" name="intent" value="read" className="mt-4">
        Use these answers
      </Button>
    </section>
  );
}
