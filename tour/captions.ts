export type Caption = { text: string /** Seconds from the start. */; from: number };

/** The captions as WebVTT, each until the next one begins, in the band above the picture and so clear of the player's controls. */
export function writeCaptions(captions: Caption[], seconds: number): string {
  const cues = captions.map(({ text, from }, index) => {
    const until = captions[index + 1]?.from ?? seconds;
    return `${clock(from)} --> ${clock(until)} line:3%\n${text}`;
  });
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

function clock(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
