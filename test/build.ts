import { freshBuild } from "./fresh-build.ts";

await freshBuild();
