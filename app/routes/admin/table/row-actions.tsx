import { Form } from "react-router";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import type { AreaRow, RefusedAction, RowAction } from "./admin-area.ts";
import { useSingleSubmit } from "./use-single-submit.ts";

type Props = {
  row: AreaRow;
  index: number;
  address: string;
  refused: RefusedAction | null;
  describedBy: string;
};

const compact = "lg:min-h-9 lg:px-3 lg:text-sm";

export function RowActions({ row, index, address, refused, describedBy }: Props) {
  return (
    <div className="flex flex-wrap items-start gap-2 lg:w-max lg:max-w-72">
      {row.actions?.map((action) => {
        const ownRefusal = refused?.intent === action.intent ? refused : null;
        const id = `row-${index}-${action.intent}`;
        return action.confirm || action.note ? (
          <TwoSteps key={action.intent} {...{ row, action, address, describedBy, id }} refused={ownRefusal} />
        ) : (
          <ActionForm key={action.intent} {...{ row, action, address }}>
            <Submit action={action} describedBy={describedBy} />
          </ActionForm>
        );
      })}
    </div>
  );
}

type TwoStepsProps = Omit<Props, "index"> & { action: RowAction; id: string };

function TwoSteps({ row, action, address, refused, describedBy, id }: TwoStepsProps) {
  return (
    <details open={refused ? true : undefined} className="open:w-full lg:open:max-w-72">
      <summary
        aria-describedby={describedBy}
        className={buttonStyles({ className: `${compact} list-none [&::-webkit-details-marker]:hidden` })}
      >
        {action.label} …
      </summary>
      <ActionForm {...{ row, action, address }}>
        <div className="mt-2 max-w-sm rounded-md border border-edge p-3 font-normal">
          {action.confirm && <p className="text-sm">{action.confirm}</p>}
          {action.input && (
            <TextField
              id={`${id}-${action.input.name}`}
              name={action.input.name}
              label={action.input.label}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={refused?.typed[action.input.name] ?? action.input.value}
              aria-invalid={refused?.field === action.input.name || undefined}
              className="mt-2"
            />
          )}
          {action.note && (
            <TextField
              id={id}
              name="note"
              label={action.note}
              maxLength={500}
              autoComplete="off"
              defaultValue={refused?.typed.note}
              aria-invalid={refused?.field === "note" || undefined}
              className="mt-2"
            />
          )}
          <Submit action={action} describedBy={describedBy} isLast />
        </div>
      </ActionForm>
    </details>
  );
}

type SubmitProps = { action: RowAction; describedBy: string; isLast?: boolean };

function Submit({ action, describedBy, isLast = false }: SubmitProps) {
  return (
    <Button
      type="submit"
      name="intent"
      value={action.intent}
      look={isLast ? "primary" : "secondary"}
      aria-describedby={describedBy}
      className={isLast ? "mt-3" : compact}
    >
      {action.label}
    </Button>
  );
}

type ActionFormProps = { row: AreaRow; action: RowAction; address: string; children: React.ReactNode };

function ActionForm({ row, action, address, children }: ActionFormProps) {
  const submitOnce = useSingleSubmit();
  return (
    <Form method="post" action={address} preventScrollReset onSubmit={submitOnce}>
      <input type="hidden" name="id" value={row.id} />
      {Object.entries(action.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
