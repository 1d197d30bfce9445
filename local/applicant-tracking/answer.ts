export type Answer = { status: number; type?: string; body: unknown };

export type Asked = { method: string; url: URL; body: string };
