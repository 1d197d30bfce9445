/** `film` replaces our silent tour. Nothing of it loads before a tap, and it opens in the page even without script. */
export function IntroVideo({ film }: { film: string | null }) {
  const shape = `${film ? "aspect-video" : "tour"} w-full rounded-lg border border-line bg-spruce`;
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
      <details className="group" onToggle={({ currentTarget }) => playOpened(currentTarget)}>
        <summary
          className={`relative flex cursor-pointer items-center justify-center overflow-hidden group-open:hidden ${shape}`}
        >
          {!film && (
            <span className="late absolute inset-0 opacity-60 motion-safe:transition-opacity [summary:hover>&]:opacity-75">
              <img src="/tour.webp" alt="" width="1280" height="804" loading="lazy" className="size-full" />
            </span>
          )}
          <span className="relative flex h-14 items-center gap-3 rounded-md bg-on-spruce px-6 font-semibold text-spruce shadow-lg">
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="currentColor">
              <path d="M3 1.5v13l11-6.5z" />
            </svg>
            Play the tour
          </span>
        </summary>
        {/* biome-ignore lint/a11y/useMediaCaption: the tour has captions; those of the operator's own film are in it */}
        <video
          ref={playIfOpened}
          controls
          playsInline
          preload="none"
          aria-label="Tour of the site"
          className={shape}
        >
          <source src={film ?? "/tour.mp4"} />
          {!film && <track kind="captions" src="/tour.vtt" srcLang="en" label="English" />}
        </video>
      </details>
    </section>
  );
}

/** Somebody may have opened the film before this script arrived. */
const playIfOpened = (video: HTMLVideoElement | null) => {
  const opened = video?.closest("details");
  if (opened?.open) playOpened(opened);
};

function playOpened(details: HTMLDetailsElement) {
  const video = details.querySelector("video");
  if (!details.open || !video?.paused) return;
  // A default track would load with the page.
  const [captions] = video.textTracks;
  if (captions) captions.mode = "showing";
  video.focus({ preventScroll: true });
  // Where a browser refuses to play by script, its own controls stand there.
  void video.play().catch(() => {});
}
