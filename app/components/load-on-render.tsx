import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** `onMissing` renders if the script cannot be fetched. */
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
