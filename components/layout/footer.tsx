import type { ReactNode } from 'react';
import { Logo } from '#components/layout/header.tsx';
import { layoutTexts } from '#components/layout/texts.ts';
import { ThemeToggle } from '#components/layout/theme-toggle.tsx';
import { Icon, NetworkMark } from '#components/ui/icon.tsx';
import { knownIcon } from '#components/ui/icon-names.ts';
import { knownNetwork } from '#components/ui/mark-names.ts';
import type { MasterData, MenuItem } from '#lib/contract/home.ts';
import { toPersianDigits } from '#lib/format/digits.ts';

/** A heading in a column repeats its title. */
const isLink = ({ type }: MenuItem['items'][number]): boolean => type === 1;

/** The HTML of about, contact and trust badge was made clean by the service when it was stored. */
export function Footer({ master }: { master: MasterData }) {
  const { shop } = master;
  return (
    <footer className="ft">
      <div className="wrap">
        <Services services={shop.services} />
        <div className="ft-cols">
          <div>
            <Logo shop={shop.name} />
            <div className="ft-about" dangerouslySetInnerHTML={{ __html: master.aboutUs }} />
            <Networks networks={master.socialNetwork} />
          </div>
          {master.footerLinks.map((column) => (
            <Column key={column.id} title={column.label}>
              <ul>
                {column.items.filter(isLink).map((link) => (
                  <li key={link.id}>
                    <a href={link.url}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </Column>
          ))}
          <div>
            <Column title={layoutTexts.contact}>
              <div dangerouslySetInnerHTML={{ __html: master.contactUs }} />
            </Column>
            <div className="trust" dangerouslySetInnerHTML={{ __html: master.eNamad }} />
          </div>
        </div>
        <Last shop={shop} links={master.headerLinks} />
      </div>
    </footer>
  );
}

function Services({ services }: { services: MasterData['shop']['services'] }) {
  if (services.length === 0) return null;
  return (
    <ul className="perks" aria-label={layoutTexts.services}>
      {services.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={knownIcon(icon) ?? 'badge-check'} />
          <span>
            {toPersianDigits(title)}
            <small>{toPersianDigits(text)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Networks({ networks }: { networks: MasterData['socialNetwork'] }) {
  return (
    <ul className="soc" aria-label={layoutTexts.socials}>
      {networks.map(({ name, url, title }) => {
        const mark = knownNetwork(name);
        return (
          <li key={name}>
            <a className="icon-btn icon-btn-outline" href={url} aria-label={title} rel="noopener">
              {mark === undefined ? <Icon name="arrow-up-right" /> : <NetworkMark name={mark} />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Open on desktop, folded on phones (specification §1). */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="ft-col">
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}

function Last({ shop, links }: { shop: MasterData['shop']; links: readonly MenuItem[] }) {
  return (
    <div className="ft-last">
      <span>{layoutTexts.copyright(toPersianDigits(shop.copyrightYear), shop.name)}</span>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <a href={link.url}>{link.label}</a>
          </li>
        ))}
      </ul>
      <ThemeToggle className="ft-theme" label />
    </div>
  );
}
