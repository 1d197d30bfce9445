/** What we charge, with its cents: "$199.00". */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
}

/** The same in running words: "$3", "$3.50". */
export function priceText(cents: number): string {
  return dollars(cents).replace(/\.00$/, "");
}
