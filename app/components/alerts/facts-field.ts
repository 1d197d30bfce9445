/** All fields of choices share this name; each gives one id of the table of choices. */
export const factsField = "facts";
