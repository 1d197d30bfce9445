export type CardBehaviour = "succeeds" | "declined" | "authentication" | "declined_later";

export const cards: { behaviour: CardBehaviour; number: string; title: string }[] = [
  { behaviour: "succeeds", number: "4242 4242 4242 4242", title: "succeeds" },
  { behaviour: "declined", number: "4000 0000 0000 0002", title: "is declined" },
  { behaviour: "authentication", number: "4000 0025 0000 3155", title: "asks for 3-D Secure" },
  {
    behaviour: "declined_later",
    number: "4000 0000 0000 0341",
    title: "succeeds now, is declined at renewal",
  },
];

export function cardNamed(name: unknown): CardBehaviour | null {
  return cards.find((card) => card.behaviour === name)?.behaviour ?? null;
}

export function paysUnattended(card: CardBehaviour | undefined): boolean {
  return card !== "declined" && card !== "declined_later";
}
