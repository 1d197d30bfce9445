export async function applyStripeEvent(_eventId: string): Promise<void> {
  throw new Error("not written");
}
