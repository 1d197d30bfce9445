export type Answer = { status: number; type?: string; body: unknown };

export type BoardRequest = { method: string; url: URL; body: string };
