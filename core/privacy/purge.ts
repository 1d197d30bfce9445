export async function purge(_now = new Date()): Promise<void> {}
