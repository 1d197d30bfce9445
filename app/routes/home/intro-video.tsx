import { useState } from "react";

/** `film` replaces our silent tour. Nothing loads before a click. */
export function IntroVideo({ film }: { film: string | null }) {
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <section
      aria-labelledby="tour"
      className="page grid items-center gap-x-14 gap-y-6 pb-10 md:grid-cols-[1fr_1.6fr]"
    >
      <div>
        <h2 id="tour" className="text-3xl sm:text-4xl">
          See it in under a minute
        </h2>
        <p className="mt-3 max-w-prose text-granite leading-relaxed">
          {film
            ? "A short film about what you’ll find here."
            : "From the home page to an application. There is no sound; captions explain it."}
        </p>
      </div>
      {isPlaying ? (
        // biome-ignore lint/a11y/useMediaCaption: the tour has captions; those of the operator's own film are in it
        <video ref={takeFocus} controls autoPlay playsInline aria-label="Tour of the site" className={frame}>
          <source src={film ?? "/tour.mp4"} />
          {!film && <track kind="captions" src="/tour.vtt" srcLang="en" label="English" default />}
        </video>
      ) : (
        <a
          href={film ?? "/tour.mp4"}
          onClick={(event) => {
            event.preventDefault();
            setIsPlaying(true);
          }}
          className={`group relative block overflow-hidden ${frame}`}
        >
          {!film && (
            <img
              src="/tour.webp"
              alt=""
              width="1280"
              height="720"
              loading="lazy"
              className="size-full opacity-60 group-hover:opacity-75 motion-safe:transition-opacity"
            />
          )}
          <span className="absolute inset-0 m-auto flex h-14 w-fit items-center gap-3 rounded-md bg-on-spruce px-6 font-semibold text-spruce shadow-lg">
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="currentColor">
              <path d="M3 1.5v13l11-6.5z" />
            </svg>
            Play the tour
          </span>
        </a>
      )}
    </section>
  );
}

const frame = "aspect-video w-full rounded-lg border border-line bg-spruce";

const takeFocus = (video: HTMLVideoElement | null) => video?.focus({ preventScroll: true });
