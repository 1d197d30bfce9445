import { type ComponentType, lazy, type ReactNode, useEffect, useState } from "react";

/** A part with a script of its own, which the server draws too. Where that cannot be fetched, what stands there stays. */
export function later<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => new Promise<never>(() => {})));
}

/** For the browser alone. `onMissing` renders if the script cannot be fetched. */
export function loadOnRender<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onMissing: (props: Props) => ReactNode = () => null,
) {
  return function LoadedOnRender(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [instead, setInstead] = useState<ReactNode>(null);
    // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once
    useEffect(() => {
      load().then(
        (component) => setLoaded(() => component),
        () => setInstead(onMissing(props)),
      );
    }, []);
    return Loaded ? <Loaded {...props} /> : instead;
  };
}
