/** As the function test-rapidapi answers (document 2, §3). */
export type ConnectionTest = {
  success: boolean;
  /** ISO. */
  timestamp: string;
  recommendations: string[];
  results: {
    endpoint: string;
    status: number | null /** Milliseconds. */;
    responseTime: number;
    problem: string | null;
  }[];
};

/** Asks each endpoint of the jobs provider once, within the quota. Never throws for what the provider does. */
export async function testConnection(_by: string, _now = new Date()): Promise<ConnectionTest> {
  throw new Error("not built yet");
}
