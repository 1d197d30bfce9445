/** Near the limit, screen readers hear steps rather than every letter. */
export function TextCounter({ length, longest }: { length: number; longest: number }) {
  const number = (value: number) => value.toLocaleString("en-US");
  const left = longest - length;
  const step = Math.ceil(left / 50) * 50;
  return (
    <>
      <span className={`tabular float-right ml-4 ${left < 0 ? "font-semibold text-clay" : ""}`}>
        {`${number(length)} of ${number(longest)}`}
      </span>
      <span aria-live="polite" className="sr-only">
        {left < 0 ? "Too long." : left <= 200 ? `At most ${step} characters are left.` : ""}
      </span>
    </>
  );
}
