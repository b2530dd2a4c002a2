'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { LinkItems } from '#components/frame/link-list.tsx';
import { Logo } from '#components/frame/logo.tsx';
import type { FooterData, Shell } from '#components/frame/shell/shell-data.ts';
import { ShellPart } from '#components/frame/shell/shell-part.tsx';
import { frameIds, frameTexts } from '#components/frame/texts.ts';
import { ThemeToggle } from '#components/frame/theme-toggle.tsx';
import { Newsletter } from '#components/newsletter/newsletter.tsx';
import { Icon, IconAt, NetworkMark } from '#components/ui/icon.tsx';
import { paths } from '#lib/contract/paths.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

/** Omitted on pages without header and footer: its field would have the same name as the login's. */
function NewsletterOfShop() {
  return usePathname().startsWith(paths.login) ? null : <Newsletter />;
}

interface FooterProps {
  shop: string;
  /** Jalali years of the copyright. */
  years: { first: number; current: number };
  /** Name of the shell data kept by the server (shell-store.ts). */
  shell: string;
}

export function Footer({ shop, years, shell }: FooterProps) {
  return (
    <footer>
      <div className="wrap">
        <NewsletterOfShop />
      </div>
      <div className="ft">
        <ShellPart
          id={frameIds.footer}
          className="wrap"
          shell={shell}
          part={typeof window === 'undefined' ? Content : null}
        />
        <div className="wrap">
          <div className="ft-last">
            <span>{frameTexts.copyright(years.first, years.current, shop)}</span>
            <ShellPart
              as="ul"
              id={frameIds.footerLast}
              shell={shell}
              part={typeof window === 'undefined' ? LastEntries : null}
            />
            <ThemeToggle className="ft-theme" label />
          </div>
        </div>
      </div>
    </footer>
  );
}

const LastEntries = ({ shell }: { shell: Shell }) => (
  <LinkItems links={[...shell.footer.last, { label: frameTexts.siteMap, url: paths.siteMap }]} />
);

function Content({ shell: { footer: data } }: { shell: Shell }) {
  return (
    <>
      <Services services={data.services} />
      <div className="ft-cols">
        <div>
          <Logo shop={data.shop} />
          <div className="ft-about" dangerouslySetInnerHTML={{ __html: data.about }} />
          <Networks networks={data.networks} />
        </div>
        {data.columns.map(({ title, links }) => (
          <Column key={title} title={title}>
            <ul>
              <LinkItems links={links} />
            </ul>
          </Column>
        ))}
        <div>
          <Column title={frameTexts.contact}>
            <div className="ft-contact" dangerouslySetInnerHTML={{ __html: data.contact }} />
          </Column>
          {data.trust === '' ? null : (
            <div className="trust" dangerouslySetInnerHTML={{ __html: data.trust }} />
          )}
        </div>
      </div>
    </>
  );
}

function Services({ services }: { services: FooterData['services'] }) {
  if (services.length === 0) return null;
  return (
    <ul className="perks" aria-label={frameTexts.services}>
      {services.map(({ icon, title, text }) => (
        <li key={title}>
          <IconAt href={icon} />
          <span>
            {`${toPersianDigits(title)} `}
            <small>{toPersianDigits(text)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Networks({ networks }: { networks: FooterData['networks'] }) {
  return (
    <ul className="soc" aria-label={frameTexts.socials}>
      {networks.map(({ mark, title, url }) => (
        <li key={url}>
          <a className="icon-btn icon-btn-outline" href={url} aria-label={title} rel="noopener">
            {mark === undefined ? <Icon name="arrow-up-right" /> : <NetworkMark name={mark} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Folded on phones, open on desktop, both without JavaScript. On desktop the title is a heading
 * instead of a summary, which would be a focus stop without a function.
 */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="ft-col">
      <h2>{title}</h2>
      <details>
        <summary>{title}</summary>
        {children}
      </details>
    </div>
  );
}
