/** Days before a saved job closes. */
export const closingNoticeDays = 3;
