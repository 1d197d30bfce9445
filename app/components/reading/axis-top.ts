const steps = [4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40];

/** A round number at or above the highest value of a plot, at least four. */
export function axisTop(highest: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(highest / 4)));
  return (steps.find((step) => step * power >= highest) ?? 50) * power;
}
