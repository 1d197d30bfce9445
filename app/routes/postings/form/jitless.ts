import { config } from "zod/mini";

// Our content-security policy allows no code made from text, which zod would try once. Schemas are made when their
// module is loaded, so this module comes first.
config({ jitless: true });
