import { sayLost } from "#app/offline/changes/change-words.ts";
import { button, element } from "./element.ts";

/** Asks before changes that were not sent are lost. False means that they stay. */
export function askToLose(count: number, agree: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const heading = element("h2", { id: "lose-changes", class: "text-2xl" }, "Unsent changes");
  const buttons = element(
    "div",
    { class: "mt-6 flex flex-wrap gap-3" },
    button("Keep them and stay", "", () => close(false), "primary"),
    button(agree, "", () => close(true), "secondary"),
  );
  const dialog = element(
    "dialog",
    { class: "dialog max-w-lg", "aria-labelledby": heading.id },
    heading,
    element("p", { class: "mt-4" }, sayLost(count)),
    buttons,
  );
  function close(isAgreed: boolean) {
    resolve(isAgreed);
    dialog.close();
  }
  dialog.addEventListener("close", () => {
    resolve(false);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  return promise;
}
