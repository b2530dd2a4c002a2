import { iconHref } from '#components/ui/icon-href.ts';
import { knownIcon } from '#components/ui/icon-names.ts';
import { knownNetwork, type NetworkName } from '#components/ui/mark-names.ts';
import { consentTexts } from '#components/measuring/texts.ts';
import { measuringFragment, writtenTools } from '#lib/measuring/settings.ts';
import type { MasterData, MenuItem } from '#lib/contract/home.ts';

export interface Link {
  label: string;
  url: string;
}

export interface Group {
  /** Absent for links before the first heading; its address may be empty. */
  head?: Link;
  links: Link[];
}

/** A main menu entry; a mega menu has groups. */
export interface MainEntry {
  label: string;
  url: string;
  /** Address of its drawing. */
  icon?: string;
  /** Image below the image base, if any. */
  image?: string;
  groups?: Group[];
}

/** A category menu entry. */
export interface Entry extends MainEntry {
  icon: string;
  groups: Group[];
}

interface HeaderData {
  menu: MainEntry[];
  last: Link[];
  categories: Entry[];
}

export interface FooterData {
  shop: string;
  services: { icon: string; title: string; text: string }[];
  /** About, contact and trust badge are HTML, sanitised by the service when it was stored. */
  about: string;
  contact: string;
  trust: string;
  columns: { title: string; links: Link[] }[];
  networks: { mark?: NetworkName; title: string; url: string }[];
  last: Link[];
}

/** Data of header and footer. */
export interface Shell {
  header: HeaderData;
  footer: FooterData;
}

type Item = MenuItem['items'][number];

const linkOf = ({ label, url }: Link): Link => ({ label, url });

/**
 * Groups the flat items of a mega menu: type 0 is a heading, type 1 a link below the last heading.
 */
export function groupItems(items: readonly Item[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    if (item.type === 0) groups.push({ head: linkOf(item), links: [] });
    else {
      const last = groups.at(-1) ?? { links: [] };
      if (groups.length === 0) groups.push(last);
      last.links.push(linkOf(item));
    }
  }
  return groups;
}

function mainEntryOf({ label, url, type, icon, imgUrl, items }: MenuItem): MainEntry {
  const known = knownIcon(icon);
  return {
    label,
    url,
    ...(known === undefined ? null : { icon: iconHref(known) }),
    ...(imgUrl === '' ? null : { image: imgUrl }),
    ...(type === 'megamenu' && items.length > 0 ? { groups: groupItems(items) } : null),
  };
}

const entryOf = (item: MenuItem): Entry => ({
  ...mainEntryOf(item),
  icon: iconHref(knownIcon(item.icon) ?? 'tag'),
  groups: groupItems(item.items),
});

export function headerData(master: MasterData): HeaderData {
  return {
    menu: master.menu.map(mainEntryOf),
    last: master.headerLinks.map(linkOf),
    categories: master.sideMenu.map(entryOf),
  };
}

/** A link to change the consent to tools of measurement, where it is asked for. */
export function consentOf({ measuring }: Pick<MasterData, 'measuring'>): Link[] {
  const isAsked = writtenTools(measuring) !== null && measuring?.asksConsent === true;
  return isAsked ? [{ label: consentTexts.name, url: measuringFragment }] : [];
}

export function footerData(master: MasterData): FooterData {
  return {
    shop: master.shop.name,
    services: master.shop.services.map(({ icon, title, text }) => ({
      icon: iconHref(knownIcon(icon) ?? 'badge-check'),
      title,
      text,
    })),
    about: master.aboutUs,
    contact: master.contactUs,
    trust: master.eNamad,
    // A heading in a column repeats its title.
    columns: master.footerLinks.map(({ label, items }) => ({
      title: label,
      links: items.filter(({ type }) => type === 1).map(linkOf),
    })),
    networks: master.socialNetwork.map(({ name, title, url }) => {
      const mark = knownNetwork(name);
      return { ...(mark === undefined ? null : { mark }), title, url };
    }),
    last: [...master.headerLinks.map(linkOf), ...consentOf(master)],
  };
}
