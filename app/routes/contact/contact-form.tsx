import { useEffect, useId, useRef, useState } from "react";
import { Form } from "react-router";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { useForm } from "#app/components/forms/use-form.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextAreaField, TextField } from "#app/components/ui/field.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { messageFailed } from "#app/sentences/contact.ts";
import type { ContactField, Message } from "#core/contact/read-message.ts";
import type { MessageErrors } from "./receive-message.ts";

type Props = { isSent: boolean; typed: Message; errors: MessageErrors | null };

export function ContactForm({ isSent: wasSent, typed, errors }: Props) {
  const [isSent, setSent] = useState(wasSent);
  const [isAgain, setAgain] = useState(false);
  useEffect(() => setSent(wasSent), [wasSent]);
  const again = () => {
    setSent(false);
    setAgain(true);
  };
  if (isSent) return <MessageSent onAgain={again} />;
  return <Fields typed={typed} errors={errors} takesFocus={isAgain} onSent={() => setSent(true)} />;
}

type FieldsProps = Omit<Props, "isSent"> & { takesFocus: boolean; onSent: () => void };

function Fields({ typed, errors: given, takesFocus, onSent }: FieldsProps) {
  const id = useId();
  const { form, errors, isSending, send } = useForm({
    failure: messageFailed,
    errors: given,
    onDone: onSent,
  });
  useEffect(() => {
    if (takesFocus) form.current?.querySelector("input")?.focus();
  }, [takesFocus, form]);
  const field = (name: ContactField) => ({
    id: `${id}${name}`,
    name,
    required: true,
    defaultValue: typed[name],
    error: errors[name] ?? null,
  });
  return (
    <form ref={form} method="post" action="/contact" noValidate onSubmit={send} aria-label="Contact">
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        <TextField {...field("name")} label="Name" autoComplete="name" />
        <TextField
          {...field("email")}
          type="email"
          label="Email"
          autoComplete="email"
          placeholder="you@example.com"
        />
        <TextField {...field("subject")} label="Subject" className="sm:col-span-2" />
        <TextAreaField
          {...field("message")}
          label="Message"
          rows={9}
          help="Up to 2,000 characters"
          className="sm:col-span-2"
        />
      </div>
      <Honeypot />
      <p role="alert" className="min-h-6 text-clay text-sm">
        {errors.form}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" look="primary" size="large" aria-disabled={isSending} className="max-sm:w-full">
          {isSending ? "Sending..." : "Send Message"}
        </Button>
        <p className="text-granite text-sm">
          See our{" "}
          <Link to="/privacy-policy" className="text-link">
            privacy policy
          </Link>{" "}
          for how long we keep messages.
        </p>
      </div>
    </form>
  );
}

function MessageSent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="sent" className="rounded-lg border border-moss border-l-4 bg-sheet p-6 sm:p-8">
      <h2 id="sent" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Message Sent Successfully!
      </h2>
      <p className="mt-3 text-granite">We'll get back to you as soon as possible, at the address you gave.</p>
      <Form method="get" action="/contact" onSubmit={onAgain} className="mt-6">
        <Button type="submit">Send Another Message</Button>
      </Form>
    </section>
  );
}
