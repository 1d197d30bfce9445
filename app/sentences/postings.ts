export const postingNotCreated = "Failed to create job posting. Please try again.";
export const changesNotSaved = "Failed to save changes. Please try again.";
