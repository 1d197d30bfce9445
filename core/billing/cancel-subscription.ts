export async function cancelSubscription(_task: { subscriptionId: string; refund: boolean }): Promise<void> {
  throw new Error("not written");
}
