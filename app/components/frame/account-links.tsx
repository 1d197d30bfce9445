import { type ReactNode, useEffect } from "react";
import { Form, useNavigation } from "react-router";
import { useAccount } from "#app/account/use-account.ts";
import { UpgradeLink } from "#app/components/account/upgrade.tsx";
import { Link } from "#app/components/ui/link.tsx";

const ownLists = [
  { label: "Saved Jobs", to: "/my-jobs" },
  { label: "Job Alerts", to: "/my-alerts" },
  { label: "Applications", to: "/my-applications" },
];

const verifying = "Verifying admin access...";

type Props = { onChoose: () => void; className: string };

export function AccountLinks({ onChoose, className }: Props) {
  const account = useAccount();
  if (!account) return null;
  const link = { onClick: onChoose, className };
  return (
    <>
      <p className="wrap-anywhere px-3 py-2 text-granite text-sm">{account.email}</p>
      <ul>
        <Item>
          <Link to="/dashboard" {...link}>
            Dashboard
          </Link>
        </Item>
        {ownLists.map(({ label, to }) => (
          <Item key={to}>
            <Link to={to} {...link}>
              {label}
            </Link>
          </Item>
        ))}
        {account.isAdmin && (
          <Item>
            <AdminLink onChoose={onChoose} className={className} />
          </Item>
        )}
        <Item>
          <Link to="/dashboard" {...link}>
            {account.subscribed ? "Premium Member" : "Free Plan"}
          </Link>
        </Item>
        {!account.subscribed && !account.awaitsPayment && (
          <Item>
            <UpgradeLink {...link} className={`${className} font-semibold text-sun`}>
              Upgrade to Premium
            </UpgradeLink>
          </Item>
        )}
        <Item>
          <Link to="/account" {...link}>
            Account
          </Link>
        </Item>
        <Item>
          <Form method="post" action="/auth/sign-out" onSubmit={onChoose}>
            <button type="submit" className={`${className} w-full cursor-pointer`}>
              Sign Out
            </button>
          </Form>
        </Item>
      </ul>
    </>
  );
}

function AdminLink({ onChoose, className }: Props) {
  const isAsked = useNavigation().location?.pathname === "/admin";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page that was asked for is there, or another
  useEffect(() => (isAsked ? onChoose : undefined), [isAsked]);
  return (
    <Link to="/admin" className={className}>
      {isAsked || <span>Admin Dashboard</span>}
      <span role="status">{isAsked && verifying}</span>
    </Link>
  );
}

function Item({ children }: { children: ReactNode }) {
  return <li className="border-line border-t">{children}</li>;
}
