export const postingNotCreated = "Failed to create job posting. Please try again.";
