import pino from "pino";
import { env } from "#core/env.server.ts";

/** JSON lines on standard output. Values under these names never reach the log. */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
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
