import { useRef } from "react";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { AccountLinks } from "./account-links.tsx";

const id = "account-menu";

export function AccountPopover() {
  const menu = useRef<HTMLElement>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={buttonStyles({ className: "max-md:hidden" })}
        aria-label="Account menu"
      >
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <circle cx="12" cy="8" r="4" />
          <path d="M4 21c1-5 4-7 8-7s7 2 8 7" />
        </svg>
        <span aria-hidden="true">▾</span>
      </button>
      <nav ref={menu} id={id} popover="auto" aria-label="Account" className="account-menu">
        <AccountLinks
          onChoose={() => menu.current?.hidePopover()}
          className="flex min-h-11 items-center rounded-sm px-3 text-sm hover:bg-line/40"
        />
      </nav>
    </>
  );
}
