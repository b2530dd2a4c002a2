import type { ReactNode } from 'react';
import { LogOutButton } from '#components/account/log-out-button.tsx';
import { accountParts } from '#components/account/frame/parts.ts';
import { accountFrameTexts } from '#components/account/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import { paths } from '#lib/contract/paths.ts';

interface AccountFrameProps {
  /** Path of the current page. */
  current: string;
  title: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  /** The page above, to which phones link back; the account's first page when absent. */
  above?: { readonly href: string; readonly title: string };
  children: ReactNode;
}

const home = { href: paths.account, title: accountFrameTexts.home };

/**
 * Frame of all account pages: the account's navigation beside the content; on phones a link back to
 * the account's first page, which is the navigation there.
 */
export function AccountFrame({ current, title, aside, above = home, children }: AccountFrameProps) {
  const isHome = current === paths.account;
  return (
    <div className="wrap account">
      <nav className="account-nav" aria-label={accountFrameTexts.label}>
        <ul>
          <Entry
            href={paths.account}
            icon="layout-grid"
            title={accountFrameTexts.home}
            at={current}
          />
          {accountParts.map(({ href, icon, title: name }) => (
            <Entry key={href} href={href} icon={icon} title={name} at={current} />
          ))}
        </ul>
        {isHome ? null : <LogOutButton className="btn btn-text account-out" />}
      </nav>
      <div className="min-w-0">
        {isHome ? null : (
          <a className="account-back" href={above.href}>
            <Icon name="chevron-right" />
            {above.title}
          </a>
        )}
        <div className="mb-6 flex min-h-11 flex-wrap items-center gap-3">
          <h1 className="text-22 font-title">{title}</h1>
          {aside}
        </div>
        <noscript>
          <p className="panel">{accountFrameTexts.noScript}</p>
        </noscript>
        {children}
      </div>
    </div>
  );
}

function Entry(entry: { href: string; icon: InterfaceIconName; title: string; at: string }) {
  const { href, icon, title, at } = entry;
  return (
    <li>
      <a href={href} {...(href === at && { 'aria-current': 'page' })}>
        <Icon name={icon} className="flex-none" />
        {title}
      </a>
    </li>
  );
}
