import { getDomain } from "tldts";
import { applicationSystems, forms, mailProviders, openSites } from "./outside-hosts.ts";

/** The part of a host that its owner has registered: "rei.com" of "careers.rei.com". Null for an IP address. */
export function registeredDomain(host: string): string | null {
  return getDomain(host.replace(/\.$/, ""), { allowPrivateDomains: true });
}

/** Employers of all kinds take applications there, so the address says nothing about whose job it is. */
export function isApplicationPage({ hostname, pathname }: URL): boolean {
  return [...applicationSystems, ...forms].some((entry) => {
    const [host = "", part] = entry.split("/");
    return isWithin(hostname, host) && (!part || pathname.startsWith(`/${part}/`));
  });
}

const formHosts = forms.map((entry) => entry.replace(/\/.*/, ""));
const outsideHosts = [...applicationSystems, ...formHosts, ...mailProviders, ...openSites];

/** Anybody may have an address or a page there. */
export function isOutsideHost(host: string): boolean {
  return outsideHosts.some((each) => isWithin(host, each));
}

export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
