import { Founder } from "./founder.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { IntroVideo } from "./intro-video.tsx";
import type { Maker, Point } from "./words.ts";

type Props = { points: Point[]; film: string | null; maker: Maker };

export function Story({ points, film, maker }: Props) {
  return (
    <>
      <HowItWorks points={points} />
      <IntroVideo film={film} />
      <Founder {...maker} />
    </>
  );
}
