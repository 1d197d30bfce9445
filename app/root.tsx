import { type ReactNode, useContext, useEffect, useState } from "react";
import {
  data,
  Links,
  Meta,
  Outlet,
  type RouterContextProvider,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from "react-router";
import { env } from "#core/platform/env.server.ts";
import { site } from "#core/platform/site.ts";
import { trackedJobs } from "#core/tracker/tracked-jobs.ts";
import type { Route } from "./+types/root.ts";
import { toAccountView } from "./account/account-view.ts";
import { useFollowAccount, useRefreshAfterBack } from "./account/follow-account.ts";
import { headScript } from "./boot/head-script.ts";
import { FirstStyles, useFirstStyles, WholeSheet } from "./boot/page-styles.tsx";
import { useTakePresses } from "./boot/take-presses.ts";
import { UpgradeProvider } from "./components/account/upgrade.tsx";
import { AlertDialogs } from "./components/alerts/alert-link.tsx";
import { keepFailedForm } from "./components/forms/keep-failed-form.ts";
import { Consent } from "./components/frame/consent.tsx";
import { ErrorPage } from "./components/frame/error-page.tsx";
import { footerGroups, menuGroups } from "./components/frame/link-groups.ts";
import { SiteFooter } from "./components/frame/site-footer.tsx";
import { headerLinks, SiteHeader } from "./components/frame/site-header.tsx";
import { SiteMenu } from "./components/frame/site-menu.tsx";
import { NavigationProgress } from "./components/navigation/navigation-progress.tsx";
import { keepPage } from "./components/navigation/without-network.ts";
import { Saving } from "./components/tracker/saving.tsx";
import { Toasts } from "./components/ui/toast.tsx";
import { accountContext, isDatabaseAwayContext } from "./context.ts";
import { readSession } from "./middleware/session.ts";
import { findNotice } from "./notices/notices.ts";
import { readSignedNotice } from "./notices/signed-notice.ts";
import { packOnce } from "./once/pack-once.server.ts";
import { useUnpacked } from "./once/packed.ts";
import { NonceContext } from "./request/nonce.ts";
import { useClearParameters } from "./request/use-clear-parameters.ts";
import { type RootData, useRootData } from "./root-data.ts";

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (context.get(isDatabaseAwayContext)) throw data(frameData(context), { status: 503 });
  },
  readSession,
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    return keepFailedForm(request, await keepPage(request, await next()));
  },
];

/** The document already has them, so the script leaves them out. */
export const links: Route.LinksFunction = () => (import.meta.env.SSR ? documentLinks() : []);

function documentLinks() {
  return [
    // Until the header is there in full, what came of it would move aside for the rest.
    { rel: "expect", href: "#main", blocking: "render" },
    { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    { rel: "manifest", href: "/site.webmanifest" },
  ];
}

/** Only error pages use these tags; every other page has a head of its own. */
export const meta: Route.MetaFunction = () => [
  { name: "description", content: "Jobs in parks, guiding, ski, conservation and outdoor brands." },
];

/** What the header and footer show where nobody knows who is signed in. */
function frameData(context: Readonly<RouterContextProvider>): RootData {
  const { name, origin, email, address, founder } = site;
  return {
    site: { name, origin, email, address, founder: { name: founder.name, slug: founder.slug } },
    menu: packOnce(context, menuGroups(), (groups) => groups),
    footer: packOnce(context, footerGroups(), (groups) => groups),
    account: undefined,
    tracked: null,
    notice: null,
    dataFastId: env.DATAFAST_WEBSITE_ID ?? null,
  };
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<RootData> {
  const signedIn = context.get(accountContext);
  return {
    ...frameData(context),
    account: toAccountView(signedIn),
    tracked: signedIn && (await trackedJobs(signedIn.account.userId)),
    notice:
      findNotice(url.searchParams.get("notice"), url.searchParams.get("undo")) ??
      readSignedNotice(url, signedIn?.account.userId),
  };
}

/** Loads the root after a change and when a page asks for itself again, but not from one page to the next. */
export function shouldRevalidate({
  formMethod,
  actionStatus = 200,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  // A form that failed stays, and nothing has changed.
  if (actionStatus >= 500) return false;
  if (formMethod && formMethod !== "GET") return true;
  return currentUrl.href === nextUrl.href || nextUrl.searchParams.has("notice");
}

export function Layout({ children }: { children: ReactNode }) {
  useTakePresses();
  const nonce = useContext(NonceContext);
  const { site, menu = "[]", footer = "[]", notice = null, dataFastId } = useRootData() ?? {};
  const footerLinks = useUnpacked(footer);
  const menuLinks = useUnpacked(menu);
  const first = useFirstStyles();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; as a child React would escape its quotes */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <FirstStyles first={first} nonce={nonce} />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <UpgradeProvider>
          <Saving>
            <a href="#main" className="skip-link">
              Skip to content
            </a>
            <SiteHeader name={site?.name ?? ""} />
            <main id="main" tabIndex={-1} className="flex-1 outline-none">
              <NavigationProgress />
              {children}
            </main>
            <SiteMenu links={headerLinks} groups={menuLinks} name={site?.name ?? ""} />
            {site && <SiteFooter site={site} groups={footerLinks} measures={!!dataFastId} />}
          </Saving>
        </UpgradeProvider>
        <AlertDialogs />
        <Toasts first={notice} />
        {dataFastId && <Consent websiteId={dataFastId} />}
        <WholeSheet first={first} nonce={nonce} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  useFollowAccount();
  useRefreshAfterBack();
  useClearParameters();
  return (
    <>
      <PaidLine />
      <Outlet />
    </>
  );
}

/** Stays on the page that a payment led to, for longer than a toast. */
function PaidLine() {
  const { state } = useLocation();
  const [paid, setPaid] = useState<unknown>(null);
  // A reloaded page has the state in the browser alone.
  useEffect(() => setPaid(state?.paid), [state]);
  if (typeof paid !== "string") return null;
  return (
    <p role="status" className="page pt-4 text-sm">
      {paid}
    </p>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
