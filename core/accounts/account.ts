export type Account = {
  userId: string;
  sessionId: string;
  email: string;
  isAdmin: boolean;
};
