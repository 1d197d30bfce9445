import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { closingNoticeDays } from "#core/tracker/closing/notice.ts";
import { Section } from "./settings-section.tsx";

export function SavedJobEmails({ isOn }: { isOn: boolean }) {
  return (
    <Section title="Emails about saved jobs">
      <p>
        {isOn
          ? `On. We email you once, ${closingNoticeDays} days before a job that you saved closes, and the day after one on your lists ends.`
          : "Off. We don't email you when a saved job is about to close or has ended."}
      </p>
      <Form method="post" action="/account" className="mt-4">
        <input type="hidden" name="intent" value="closing-emails" />
        <Button type="submit" name="is_on" value={String(!isOn)}>
          {isOn ? "Turn these emails off" : "Turn these emails on"}
        </Button>
      </Form>
    </Section>
  );
}
