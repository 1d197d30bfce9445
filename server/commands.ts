type Command = (args: string[]) => Promise<number>;

export const commands: Record<string, () => Promise<Command>> = {
  admin: async () => (await import("#cli/admin.ts")).admin,
  alerts: async () => (await import("#cli/alerts.ts")).alerts,
  links: async () => (await import("#cli/links.ts")).links,
  "mail-preview": async () => (await import("#cli/mail-preview.ts")).mailPreview,
  posting: async () => (await import("#cli/posting.ts")).posting,
  "public-key": async () => (await import("#cli/public-key.ts")).publicKey,
  read: async () => (await import("#cli/read.ts")).read,
  migrate: async () => (await import("#cli/migrate.ts")).migrate,
  "stripe-setup": async () => (await import("#cli/stripe-setup.ts")).stripeSetup,
  sync: async () => (await import("#cli/sync.ts")).sync,
  prepare: async () => (await import("#cli/prepare.ts")).prepare,
};
