/** What a service says: a text as it is, anything else as JSON. */
export type Answer = { status: number; type?: string; body: unknown };

export type Asked = { method: string; url: URL; body: string };
