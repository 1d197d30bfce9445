/** In the specification's words, wherever a posting's checkout could not be opened. */
export const creationFailure = "Failed to create job posting. Please try again.";
