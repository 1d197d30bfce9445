export const notSignedIn = "Please sign in first.";
export const notAdmin = "You do not have admin privileges";
export const deadLink = "This link no longer works.";
export const invalidEmail = "Please enter a valid email address.";
