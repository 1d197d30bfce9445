import { config } from "zod/mini";

// Zod would try to compile code from text, which our content-security policy forbids. This module must load
// before any schema.
config({ jitless: true });
