import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AddressRange, parseRanges } from "#core/platform/address-ranges.ts";
import { clientAddress, unnamedProxy } from "./client-address.ts";

const none: AddressRange[] = [];
const proxies = parseRanges("10.0.0.0/8, 2001:db8:ffff::/48, 192.0.2.7") ?? [];
const ipv4 = fc.ipV4();
const forwarded = fc.oneof(
  fc.string(),
  fc.array(fc.oneof(ipv4, fc.ipV6(), fc.string()), { maxLength: 6 }).map((hops) => hops.join(", ")),
);

describe("clientAddress without proxies", () => {
  test("ignores what a client sends", () => {
    fc.assert(
      fc.property(ipv4, forwarded, (peer, header) => {
        expect(clientAddress(peer, header, none)).toBe(peer);
      }),
    );
  });

  test("counts an IPv6 client by its /64", () => {
    expect(clientAddress("2001:db8:1:2:3:4:5:6", undefined, none)).toBe("2001:db8:1:2::/64");
    expect(clientAddress("2001:db8:1:2::9", undefined, none)).toBe("2001:db8:1:2::/64");
    expect(clientAddress("fe80::1%eth0", undefined, none)).toBe("fe80:0:0:0::/64");
  });

  test("takes IPv4 in IPv6 for the same client", () => {
    expect(clientAddress("::ffff:203.0.113.9", undefined, none)).toBe("203.0.113.9");
  });

  test("has a key for a peer without an address", () => {
    expect(clientAddress(undefined, "203.0.113.9", proxies)).toBe("unknown");
  });
});

describe("clientAddress behind proxies", () => {
  test("believes only trusted proxies", () => {
    fc.assert(
      fc.property(ipv4, forwarded, (peer, header) => {
        fc.pre(!peer.startsWith("10.") && peer !== "192.0.2.7");
        expect(clientAddress(peer, header, proxies)).toBe(peer);
      }),
    );
  });

  test("takes the last untrusted hop over one proxy or two", () => {
    fc.assert(
      fc.property(ipv4, forwarded, (client, spoofed) => {
        fc.pre(!client.startsWith("10.") && client !== "192.0.2.7");
        expect(clientAddress("10.0.0.1", `${spoofed}, ${client}`, proxies)).toBe(client);
        expect(clientAddress("::ffff:10.0.0.1", `${spoofed},${client},192.0.2.7`, proxies)).toBe(client);
      }),
    );
  });

  test("reads addresses with ports", () => {
    expect(clientAddress("10.0.0.1", "203.0.113.9:4711", proxies)).toBe("203.0.113.9");
    expect(clientAddress("10.0.0.1", "[2001:db8::1]:443", proxies)).toBe("2001:db8:0:0::/64");
  });

  test("falls back to the proxy that names no client", () => {
    for (const header of ["unknown", "", "1.2.3", "0x7f.1", "203.0.113.9, _hidden"]) {
      expect(clientAddress("10.0.0.1", header, proxies)).toBe("10.0.0.1");
    }
  });

  test("never fails and always has a key", () => {
    fc.assert(
      fc.property(fc.string(), forwarded, (peer, header) => {
        expect(clientAddress(peer, header, proxies)).not.toBe("");
      }),
    );
  });
});

describe("unnamedProxy", () => {
  test("names a proxy in a private network that isn't trusted, at any place", () => {
    for (const peer of ["127.0.0.1", "::1", "172.17.0.1", "192.168.1.9", "100.64.0.3", "fd00::2"])
      expect(unnamedProxy(peer, "203.0.113.9", none)).toBe(peer);
    expect(unnamedProxy("10.0.0.1", "203.0.113.9, 172.17.0.1", proxies)).toBe("172.17.0.1");
  });

  test("names a trusted proxy that names no client", () => {
    expect(unnamedProxy("10.0.0.1", "unknown", proxies)).toBe("10.0.0.1");
  });

  test("is null for everybody who may forge the header, and where there is none", () => {
    fc.assert(
      fc.property(forwarded, (header) => {
        for (const peer of ["203.0.113.9", "198.51.100.7", "8.8.8.8", "2600::1", "no address"])
          expect(unnamedProxy(peer, header, none)).toBeNull();
      }),
    );
    for (const header of [undefined, "", " , "]) expect(unnamedProxy("127.0.0.1", header, none)).toBeNull();
  });

  test("is null for clients of a trusted proxy, even in a private network", () => {
    expect(unnamedProxy("10.0.0.1", "203.0.113.9", proxies)).toBeNull();
    expect(unnamedProxy("10.0.0.1", "192.168.1.9", proxies)).toBeNull();
    expect(unnamedProxy("10.0.0.1", "1.2.3.4, 203.0.113.9", proxies)).toBeNull();
  });
});
