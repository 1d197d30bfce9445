import { useLayoutEffect } from "react";

/** The head's script kept what was pressed before React took over the page. From here on, React hears it itself. */
export function useTakePresses() {
  useLayoutEffect(() => (window as { takePresses?: () => void }).takePresses?.(), []);
}
