export async function reconcileBilling(_now = new Date()): Promise<void> {}
