// A town weighs twice the natural logarithm of its people.

/** Hamlets count only with their state, villages abroad with their country: "Glacier" alone is no village. */
export const ofHamlet = 8;
/** 1,000 people. */
export const ofThousand = 14;
/** 5,000 people. */
export const ofFiveThousand = 17;
/** 100,000 people. */
export const ofCity = 23;
/** How much more a town weighs that has fifteen times the people. */
export const fifteenfold = 5.4;
/** How much more a town weighs that has three times the people. */
export const threefold = 2;
