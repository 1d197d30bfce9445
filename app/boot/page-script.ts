// The build makes this and what it imports into one inline script, which is the same on each page.
import { keepPageWithoutNetwork } from "#app/components/frame/without-network.ts";
import { bootPage } from "./boot-page.ts";

keepPageWithoutNetwork();
bootPage();
