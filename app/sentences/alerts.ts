export const alertNotUpdated = "Failed to update alert";
export const alertNotDeleted = "Failed to delete alert";
