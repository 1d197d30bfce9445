export const pageStates = {
  works: "Works",
  gone: "Is gone (404)",
  moved: "Moved to another address",
  home: "Leads to the careers home",
  refuses: "Refuses us (403)",
  silent: "Never answers",
} as const;
export type PageState = keyof typeof pageStates;

/** Pages of jobs work until told otherwise. */
export class PageControls {
  readonly #states = new Map<string, PageState>();
  readonly asked: string[] = [];

  become(address: string, state: PageState) {
    const page = pageOf(new URL(address));
    if (state === "works") this.#states.delete(page);
    else this.#states.set(page, state);
  }

  recover() {
    this.#states.clear();
  }

  stateOf(page: string): PageState {
    return this.#states.get(page) ?? "works";
  }

  get changed(): [page: string, state: PageState][] {
    return [...this.#states];
  }
}

export function pageOf({ host, pathname, search }: Pick<URL, "host" | "pathname" | "search">): string {
  return host + pathname + search;
}
