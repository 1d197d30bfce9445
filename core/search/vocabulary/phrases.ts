/** The phrases of one line of the vocabulary. */
export const phrases = (line: string): readonly string[] => line.split(", ");
