export const jobNotSaved = "Failed to save job";
export const jobNotRemoved = "Failed to remove job";
export const signInToSave = { title: "Sign in required", text: "Please sign in to save jobs" };
