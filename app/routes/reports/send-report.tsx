import { Link, useNavigation } from "react-router";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";

export function SendReport({ back, error }: { back: string; error: string | undefined }) {
  const isSending = useNavigation().formMethod === "POST";
  return (
    <>
      <p role="alert" className="min-h-6 text-clay text-sm">
        {error}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" size="large" aria-disabled={isSending} className="max-sm:w-full">
          {isSending ? "Sending..." : "Send"}
        </Button>
        <Link
          to={back}
          className={buttonStyles({ look: "quiet", size: "large", className: "max-sm:w-full" })}
        >
          Cancel
        </Link>
      </div>
    </>
  );
}
