/** A signed-in person, as the session tells. Pure. */
export type Account = {
  userId: string;
  sessionId: string;
  email: string;
  isAdmin: boolean;
};
