import { useState } from "react";
import { Monogram } from "./monogram.tsx";

export function CompanyLogo({ name, url, size = 48 }: { name: string; url: string | null; size?: number }) {
  const [failed, setFailed] = useState(false);
  if (!url || failed) return <Monogram name={name} size={size} />;
  return (
    <img
      // A logo may have failed before React could notice.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(true);
      }}
      src={url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
      className="aspect-square h-auto shrink-0 self-start rounded-md border border-line bg-[white] object-contain p-1"
    />
  );
}
