import type { LinkFacts } from '#scripts/preview/facts.ts';

/** How a service shows a link. Where it publishes no limits they are what it was seen to show. */
export interface Service {
  name: 'telegram' | 'whatsapp' | 'bale' | 'x' | 'google';
  /** Characters that are shown; 0: none of it is. */
  title: number;
  description: number;
  picture: PictureLimits | null;
  /** Shows nothing of a page that search engines are not to list. */
  lists: boolean;
}

interface PictureLimits {
  bytes: number;
  /** Smaller ones are left out, or shown as a small square. */
  width: number;
  height: number;
}

/** Formats that all of them take. */
export const pictureFormats: ReadonlySet<string> = new Set(['jpeg', 'png']);

const megabyte = 1_000_000;

export const services: readonly Service[] = [
  {
    name: 'telegram',
    title: 90,
    description: 170,
    picture: { bytes: 5 * megabyte, width: 300, height: 150 },
    lists: false,
  },
  {
    // Meta's guide for WhatsApp: below 600 kB, 300 pixels wide or more.
    name: 'whatsapp',
    title: 65,
    description: 80,
    picture: { bytes: 600_000, width: 300, height: 75 },
    lists: false,
  },
  {
    // Eitaa and Bale publish nothing.
    name: 'bale',
    title: 65,
    description: 120,
    picture: { bytes: megabyte, width: 300, height: 150 },
    lists: false,
  },
  {
    // X's guide for the large card: 300 by 157 or more, below 5 MB; of the texts the title alone is shown.
    name: 'x',
    title: 70,
    description: 0,
    picture: { bytes: 5 * megabyte, width: 300, height: 157 },
    lists: false,
  },
  // 600 pixels of title, two lines of text.
  { name: 'google', title: 60, description: 155, picture: null, lists: true },
];

/** The texts a service takes, whole. */
export function textsFor(
  service: Service,
  facts: LinkFacts,
): { title: string; description: string } {
  return service.lists
    ? { title: facts.pageTitle, description: facts.pageDescription }
    : { title: facts.title, description: facts.description };
}

/** As much of a text as is shown, at the end of a word. */
export function shownText(text: string, most: number): string {
  const characters = [...text];
  if (most === 0 || characters.length <= most) return most === 0 ? '' : text;
  const kept = characters.slice(0, most - 1).join('');
  return `${kept.replace(/\s+\S*$/, '')}…`;
}
