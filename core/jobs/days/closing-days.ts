/** What 'Closes within' offers, in days. */
export const closingDays = [3, 7, 14, 30] as const;
