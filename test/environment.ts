/** Nothing listens at the addresses of the stand-ins until a test starts them. */
export function testEnvironment({
  database,
  smtp,
  stripe,
}: {
  database: string;
  smtp: number;
  stripe: number;
}) {
  return {
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    ORIGIN: "http://localhost:3000",
    DATABASE_URL: database,
    DATABASE_POOL: "5",
    AUTH_SECRET: "a secret of the tests, longer than 32 letters",
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    STRIPE_SECRET_KEY: "sk_test_local",
    STRIPE_WEBHOOK_SECRET: "whsec_test",
    STRIPE_API_URL: `http://127.0.0.1:${stripe}`,
    // Tests wait through every pause.
    STRIPE_RETRIES: "0",
    PACE_SECOND_MS: "5",
  };
}
