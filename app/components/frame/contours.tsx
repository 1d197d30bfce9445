type Props = {
  className: string;
  /** A part of the map, as it fits a low band. */
  part?: "hero" | "footer";
};

/** Lines of a map as a mask, from a file that the whole sheet names: they come behind the text. */
export function Contours({ className, part }: Props) {
  return <span aria-hidden="true" data-part={part} className={`contours ${className}`} />;
}
