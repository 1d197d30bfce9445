export function readCookie(headers: Headers, name: string): string | null {
  const cookies = (headers.get("cookie") ?? "").split(/; */);
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
