import { createElement, type JSX, type ReactElement, type ReactNode } from "react";
import { onServer } from "./on-server.ts";
import { usePageParts } from "./page-parts.ts";

type Drawn = ReactElement<{ children?: ReactNode }, keyof JSX.IntrinsicElements>;

/**
 * For the server alone: what a component without hooks puts into its one element is drawn once for each `of`. All that it
 * shows must follow from that object.
 */
export function drawnOnce<Props extends object>(
  draw: (props: Props) => Drawn,
  of: (props: Props) => object,
): (props: Props) => ReactElement {
  return (props) => {
    const drawn = draw(props);
    const parts = usePageParts();
    if (!onServer.drawOnce || !parts) return drawn;
    const { children, ...attributes } = drawn.props;
    const __html = parts.hold([onServer.drawOnce(of(props), children)]);
    return createElement(drawn.type, { ...attributes, dangerouslySetInnerHTML: { __html } });
  };
}
