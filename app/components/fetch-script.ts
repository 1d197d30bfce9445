let retries = 0;

/**
 * Fetches a script of our own, and once more where it was lost. `name` is one of its exports. Chromium and Firefox never
 * ask again for an address that failed, so the second try has another one. WebKit asks again, and names no address.
 */
export async function fetchScript<Script>(
  load: () => Promise<Script>,
  name: keyof Script & string,
): Promise<Script> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
    retries += 1;
    const again = address ? await import(/* @vite-ignore */ `${address}?${retries}`) : await load();
    // Firefox names the file that failed, which may be one that this script imports.
    if (!(name in again)) throw error;
    return again;
  }
}
