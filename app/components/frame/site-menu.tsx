import { IconButton } from "./icon-button.tsx";
import type { LinkGroup } from "./link-groups.ts";
import { MenuContent } from "./menu-content.tsx";

const id = "site-menu";

const findMenu = () => document.getElementById(id) as HTMLDialogElement | null;
const close = () => findMenu()?.close();

export function MenuButton() {
  return (
    <IconButton
      label="Menu"
      drawing="M3 7h18M3 12h18M3 17h18"
      {...{ command: "show-modal", commandfor: id }}
      onClick={() => {
        if (!("command" in HTMLButtonElement.prototype)) findMenu()?.showModal();
      }}
      className="-mr-2.5 md:hidden"
    />
  );
}

type Props = { links: LinkGroup["links"]; groups: LinkGroup[]; name: string };

/** Stands behind the page's text, which a slow network brings first. */
export function SiteMenu({ links, groups, name }: Props) {
  return (
    <dialog id={id} closedby="any" aria-label={`${name} menu`} className="slide-out">
      <MenuContent menuId={id} links={links} groups={groups} onChoose={close} />
    </dialog>
  );
}
