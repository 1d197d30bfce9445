export function dollars(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
}

export function priceText(cents: number): string {
  return dollars(cents).replace(/\.00$/, "");
}
