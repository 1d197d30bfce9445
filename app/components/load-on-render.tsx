import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { fetchScript } from "./fetch-script.ts";

/** For the browser alone. `onMissing` renders if the script cannot be fetched. */
export function loadOnRender<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  onMissing: (props: Props) => ReactNode = () => null,
) {
  return function LoadedOnRender(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [instead, setInstead] = useState<ReactNode>(null);
    // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once
    useEffect(() => {
      fetchScript(load, name).then(
        (script) => setLoaded(() => script[name]),
        () => setInstead(onMissing(props)),
      );
    }, []);
    return Loaded ? <Loaded {...props} /> : instead;
  };
}
