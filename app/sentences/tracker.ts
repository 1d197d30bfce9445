export const applicationNotRemoved = "Failed to remove application";
