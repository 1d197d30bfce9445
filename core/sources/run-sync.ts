/** Works on a run that stands in the log until it ends, from where it was broken off. Repeatable. */
export async function runSync(_id: string): Promise<void> {
  throw new Error("not built yet");
}
