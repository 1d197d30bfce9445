import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

const said = ["notice", "undo", "said"];
const passing = [...said, "upgrade", "payment", "session_id"];

/** Takes out of the address what was meant for one view of the page, so that no reload and no shared link repeats it. */
export function useClearParameters() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // The sign-in page still needs to know where it leads.
    const names = pathname === "/auth" ? said : passing;
    const params = new URLSearchParams(search);
    if (!names.some((name) => params.has(name))) return;
    for (const name of names) params.delete(name);
    void navigate(
      { search: String(params), hash },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }, [pathname, search, hash, navigate]);
}
