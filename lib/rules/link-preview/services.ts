import type { LinkFacts } from '#lib/rules/link-preview/facts.ts';
import { cutAtWord, fittingTitle } from '#lib/rules/link-preview/width.ts';

/** How a service displays a link. If it publishes no limits, they were observed. */
export interface Service {
  name: 'google' | 'telegram' | 'whatsapp' | 'eitaa' | 'bale' | 'x';
  /** Characters shown; 0: none. */
  title: number;
  description: number;
  /** Where a title is cut by its width instead, in px. */
  titlePixels?: number;
  picture: PictureLimits | null;
  /** Whether it skips noindex pages. */
  lists: boolean;
}

interface PictureLimits {
  bytes: number;
  /** Smaller images are omitted, or shown as a small square. */
  width: number;
  height: number;
}

/** Formats that all services accept. */
export const pictureFormats: ReadonlySet<string> = new Set(['jpeg', 'png']);

const megabyte = 1_000_000;

export const google: Service = {
  name: 'google',
  // About as many letters as fit; two lines of text.
  title: 60,
  titlePixels: 600,
  description: 155,
  picture: null,
  lists: true,
};

/** Eitaa and Bale publish no limits. */
const messenger = {
  title: 65,
  description: 120,
  picture: { bytes: megabyte, width: 300, height: 150 },
  lists: false,
} as const satisfies Omit<Service, 'name'>;

export const services: readonly Service[] = [
  google,
  {
    name: 'telegram',
    title: 90,
    description: 170,
    picture: { bytes: 5 * megabyte, width: 300, height: 150 },
    lists: false,
  },
  {
    // Meta's guide for WhatsApp: below 600 kB, at least 300 px wide.
    name: 'whatsapp',
    title: 65,
    description: 80,
    picture: { bytes: 600_000, width: 300, height: 75 },
    lists: false,
  },
  { name: 'eitaa', ...messenger },
  { name: 'bale', ...messenger },
  {
    // X's guide for the large card: at least 300 x 157, below 5 MB; only the title is shown.
    name: 'x',
    title: 70,
    description: 0,
    picture: { bytes: 5 * megabyte, width: 300, height: 157 },
    lists: false,
  },
];

/** The full texts a service uses. */
export function textsFor(
  service: Service,
  facts: LinkFacts,
): { title: string; description: string } {
  return service.lists
    ? { title: facts.pageTitle, description: facts.pageDescription }
    : { title: facts.title, description: facts.description };
}

/** The shown part of a text, cut between words. */
export function shownText(text: string, most: number): string {
  const characters = [...text];
  if (most === 0 || characters.length <= most) return most === 0 ? '' : text;
  return cutAtWord(characters.slice(0, most - 1).join(''));
}

/** What a service shows of a link's texts. */
export function shownTexts(
  service: Service,
  facts: LinkFacts,
): { title: string; description: string } {
  const { title, description } = textsFor(service, facts);
  return {
    title:
      service.titlePixels === undefined
        ? shownText(title, service.title)
        : fittingTitle(title, service.titlePixels),
    description: shownText(description, service.description),
  };
}
