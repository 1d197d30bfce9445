/** Fields with this name each give one id of the table of choices. */
export const factsField = "facts";
