/** The name that all fields of choices share; each gives one id of the table of choices. */
export const factsField = "facts";
