export async function updateCustomerEmail(_userId: string): Promise<void> {
  throw new Error("not written");
}
