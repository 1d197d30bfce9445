import pino from "pino";
import { env } from "#core/platform/env.server.ts";

/** JSON lines on standard output. Values under these names never reach the log. */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
  redact: {
    paths: [
      "password",
      "token",
      "key",
      "email",
      "*.password",
      "*.token",
      "*.key",
      "*.email",
      "headers.authorization",
      "headers.cookie",
    ],
    censor: "[masked]",
  },
});

/** The driver hangs its whole client on an error, with the key that ends the connection's queries. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return error;
  const { client, ...described } = pino.stdSerializers.err(error) as pino.SerializedError & {
    client?: unknown;
  };
  return described;
}
