import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";

/** A list's own scripts and fonts come first. */
const settleMs = 1000;

/** All jobs have the same script. */
const anyJob = "/company/any/jobs/any";

/** Brings the script of a job's page ahead, so that a tap shows at once what is known of the job. */
export function PreloadJobPage() {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData: boolean } };
    if (connection?.saveData) return;
    const timer = setTimeout(setSettled, settleMs, true);
    return () => clearTimeout(timer);
  }, []);
  return isSettled && <PrefetchPageLinks page={anyJob} />;
}
