import { Founder } from "./founder.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { IntroVideo } from "./intro-video.tsx";
import type { Point } from "./words.ts";

type Props = { points: Point[]; film: string | null; story: string[] };

export default function Story({ points, film, story }: Props) {
  return (
    <>
      <HowItWorks points={points} />
      <IntroVideo film={film} />
      <Founder story={story} />
    </>
  );
}
