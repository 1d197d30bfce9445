import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

const noticeParameters = ["notice", "undo", "said"];
export const oneTimeParameters = [...noticeParameters, "upgrade", "payment", "session_id"];

/** Removes parameters that were meant for one view of the page, so no reload or shared link repeats them. */
export function useClearParameters() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // The sign-in page still needs to know where it leads.
    const names = pathname === "/auth" ? noticeParameters : oneTimeParameters;
    const params = new URLSearchParams(search);
    if (!names.some((name) => params.has(name))) return;
    for (const name of names) params.delete(name);
    void navigate(
      { search: String(params), hash },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }, [pathname, search, hash, navigate]);
}
