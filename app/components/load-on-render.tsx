import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** Fetches a component's script when it is first rendered. `onMissing` renders where it cannot be had. */
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
