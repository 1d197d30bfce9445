/** Keeps an answer as the newest. Beyond `most` the oldest go, and half of all where the device is full. */
export async function keepIn(name: string, url: URL | string, answer: Response, most: number): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(url, { ignoreVary: true });
  try {
    await cache.put(url, answer);
    await dropOldest(cache, most);
  } catch {
    await dropOldest(cache, Math.floor((await cache.keys()).length / 2));
  }
}

async function dropOldest(cache: Cache, most: number): Promise<void> {
  const requests = await cache.keys();
  for (const request of requests.slice(0, Math.max(0, requests.length - most)))
    await cache.delete(request, { ignoreVary: true });
}
