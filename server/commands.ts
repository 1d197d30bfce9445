type Command = (args: string[]) => Promise<number>;

/** The commands of the terminal, each loaded when called. */
export const commands: Record<string, () => Promise<Command>> = {};
