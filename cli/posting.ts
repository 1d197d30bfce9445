export async function posting(_args: string[]): Promise<number> {
  throw new Error("not written yet");
}
