import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

const noticeParameters = ["notice", "undo", "said"];
export const oneTimeParameters = [...noticeParameters, "upgrade", "payment", "session_id"];

/**
 * Removes parameters that were meant for one view of the page, so no reload or shared link repeats them. The history
 * entry keeps a payment's session: the buyer may reload the page, or leave it and come back.
 */
export function useClearParameters() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // The sign-in page still needs to know where it leads.
    const names = pathname === "/auth" ? noticeParameters : oneTimeParameters;
    const params = new URLSearchParams(search);
    if (!names.some((name) => params.has(name))) return;
    const sessionId = params.get("payment") === "success" ? params.get("session_id") : null;
    for (const name of names) params.delete(name);
    void navigate(
      { search: String(params), hash },
      {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
        state: sessionId && { sessionId },
      },
    );
  }, [pathname, search, hash, navigate]);
}
