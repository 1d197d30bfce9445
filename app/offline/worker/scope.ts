/** What a service worker has beyond a page, as far as it is used here. TypeScript knows either a page or a worker. */
export type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = LifeEvent & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

export type WorkerMessage = LifeEvent & { data: unknown; ports: readonly MessagePort[] };

type Events = {
  install: LifeEvent;
  activate: LifeEvent;
  fetch: FetchEvent;
  message: WorkerMessage;
  /** Background Sync, which not every browser has. */
  sync: LifeEvent;
};

type Scope = {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, hear: (event: Events[Name]) => void): void;
};

export const scope = globalThis as unknown as Scope;
