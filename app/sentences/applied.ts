export const notMarked = "Failed to mark as applied";
