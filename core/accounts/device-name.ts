const browsers: [sign: RegExp, name: string][] = [
  // Browsers that also call themselves Chrome or Safari come first.
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+ [^V]*\bSafari\//, "Safari"],
];

const systems: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

export function deviceName(userAgent: string | null): string | null {
  const browser = named(browsers, userAgent ?? "");
  const system = named(systems, userAgent ?? "");
  return browser && system ? `${browser} on ${system}` : null;
}

function named(list: typeof browsers, userAgent: string): string | undefined {
  return list.find(([sign]) => sign.test(userAgent))?.[1];
}
