export const standings = ["Active", "Expiring Soon", "Expired/Inactive"] as const;

export type SubscriptionStanding = (typeof standings)[number];
