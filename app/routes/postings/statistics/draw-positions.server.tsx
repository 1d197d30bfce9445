import { renderToStaticMarkup } from "react-dom/server";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";

type Props = { path: string; positions: { all: number; filled: number }; isLive: boolean };

export function drawPositions(props: Props): string {
  return renderToStaticMarkup(<Positions {...props} />);
}

function Positions({ path, positions: { all, filled }, isLive }: Props) {
  const left = all - filled;
  return (
    <>
      <h2 id="positions" className="text-2xl">
        Positions
      </h2>
      <p className="mt-3 text-lg">
        {filled} of {all} filled.{" "}
        {left === 0 && isLive && "Nobody else can be hired. You can end this job with “Close early” above."}
      </p>
      <form method="post" action={path} className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          id="filled"
          name="filled"
          label="How many are filled?"
          type="number"
          min={0}
          max={all}
          required
          inputMode="numeric"
          defaultValue={String(filled)}
          className="w-48"
        />
        <Button type="submit" name="intent" value="fill">
          Save positions
        </Button>
      </form>
      <p className="mt-3 text-granite text-sm">Your job's page shows how many are filled.</p>
    </>
  );
}
