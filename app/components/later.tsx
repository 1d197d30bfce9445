import { type ComponentType, useEffect, useState } from "react";

/** A component whose script is fetched when it is first rendered. `onMissing` is told if it cannot be had. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onMissing = (_props: Props) => {},
) {
  return function Later(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once
    useEffect(() => {
      load().then(
        (component) => setLoaded(() => component),
        () => onMissing(props),
      );
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}
