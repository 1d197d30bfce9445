import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

const passing = ["notice", "upgrade", "payment", "session_id"];

/** Takes out of the address what was meant for one view of the page, so that no reload and no shared link repeats it. */
export function useForgetParameters() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // The sign-in page still needs to know where it leads.
    if (pathname === "/auth") return;
    const params = new URLSearchParams(search);
    if (!passing.some((name) => params.has(name))) return;
    for (const name of passing) params.delete(name);
    navigate(
      { search: String(params), hash },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }, [pathname, search, hash, navigate]);
}
