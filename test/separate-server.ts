import { withOwnConnections } from "#test/connections.ts";
import { loadServer } from "#test/request.ts";

export type Answer = { status: number; headers: Record<string, string>; body: string; ms: number };

/** A path alone is a GET. */
export type TestRequest =
  | string
  | { path: string; method: string; headers?: Record<string, string>; body?: string };

/** Asks a server with its own configuration and connections, one address after the other. */
export async function requestFrom(env: Record<string, string>, asked: TestRequest[]): Promise<Answer[]> {
  const before = { ...process.env };
  Object.assign(process.env, env);
  try {
    return await withOwnConnections(() => answersTo(asked));
  } finally {
    for (const name of Object.keys(env)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

async function answersTo(asked: TestRequest[]): Promise<Answer[]> {
  const { fetch } = await loadServer();
  const answers: Answer[] = [];
  for (const each of asked) {
    const { path, ...init } = typeof each === "string" ? { path: each } : each;
    const start = performance.now();
    const answer = await fetch(new Request(`http://localhost:3000${path}`, init));
    const body = await answer.text();
    const { status } = answer;
    answers.push({
      status,
      headers: Object.fromEntries(answer.headers),
      body,
      ms: performance.now() - start,
    });
  }
  return answers;
}
