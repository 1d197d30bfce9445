import { forgetAccount } from "#app/offline/account-copies.ts";
import { scope } from "./scope.ts";

/** Stands in for the worker where it is switched off: takes away all that it kept, and itself. */
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  await forgetAccount();
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}
