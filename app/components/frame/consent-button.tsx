export const chooseAgain = "choose-consent";

export function ConsentButton() {
  return (
    <button
      type="button"
      onClick={() => dispatchEvent(new Event(chooseAgain))}
      className="needs-script mt-2 inline-flex min-h-11 cursor-pointer items-center underline md:min-h-8"
    >
      Privacy choices
    </button>
  );
}
