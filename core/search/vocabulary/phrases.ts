export const phrases = (line: string): readonly string[] => line.split(", ");
