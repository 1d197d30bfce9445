type Place = { pathname: string; search: string; hash: string; state: unknown; key: string };

export type Router = {
  state: {
    location: Place;
    navigation: { state: string; location?: Place };
    loaderData: Record<string, unknown>;
  };
  navigate(to: string | object, options: object): Promise<void>;
  subscribe(tell: (...update: unknown[]) => void): () => void;
};

export function findRouter(): Router | undefined {
  return (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter;
}
