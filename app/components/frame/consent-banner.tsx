import { useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { chooseAgain } from "./consent-button.tsx";

const place = "consent";
type Answer = "accepted" | "declined";

export function ConsentBanner({ websiteId }: { websiteId: string }) {
  const [answer, setAnswer] = useState<Answer | null>(readAnswer);
  const [isAsking, setAsking] = useState(answer === null);
  useEffect(() => {
    const ask = () => setAsking(true);
    addEventListener(chooseAgain, ask);
    return () => removeEventListener(chooseAgain, ask);
  }, []);
  useEffect(() => {
    if (answer === "accepted") loadDataFast(websiteId);
  }, [answer, websiteId]);
  function choose(next: Answer) {
    keepAnswer(next);
    setAsking(false);
    // Only a new page stops the counting on this one.
    if (answer === "accepted" && next === "declined") location.reload();
    setAnswer(next);
  }
  if (!isAsking) return null;
  return (
    <section aria-label="Privacy choices" className="consent">
      <p className="text-sm leading-relaxed">
        May we count your visit with DataFast, to learn how people find us? It sets two cookies. Everything
        works without it.
      </p>
      <div className="mt-3 flex gap-3">
        <Button onClick={() => choose("accepted")}>Accept</Button>
        <Button onClick={() => choose("declined")}>Decline</Button>
      </div>
    </section>
  );
}

function loadDataFast(websiteId: string) {
  if (document.querySelector("script[data-website-id]")) return;
  const script = document.createElement("script");
  script.src = "https://datafa.st/js/script.js";
  script.defer = true;
  script.dataset.websiteId = websiteId;
  script.dataset.domain = location.hostname;
  document.head.append(script);
}

function readAnswer(): Answer | null {
  try {
    const answer = localStorage.getItem(place);
    return answer === "accepted" || answer === "declined" ? answer : null;
  } catch {
    return null;
  }
}

function keepAnswer(answer: Answer) {
  try {
    localStorage.setItem(place, answer);
    if (answer === "declined") deleteCookies();
  } catch {}
}

function deleteCookies() {
  for (const name of ["datafast_visitor_id", "datafast_session_id"]) {
    // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no other way
    document.cookie = `${name}=; path=/; max-age=0`;
  }
}
