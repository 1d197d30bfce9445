export type Account = {
  userId: string;
  sessionId: string;
  email: string;
  isAdmin: boolean;
  visitedOn: string | null;
  visitedBefore: string | null;
};
