import { readable } from '#lib/text/readable-address.ts';

/** Content of a link, as messengers' servers see it. */
export interface LinkFacts {
  /** The final address, and the statuses of the redirects before it. */
  url: string;
  redirects: number[];
  status: number;
  /** Open Graph title, for link previews. */
  title: string;
  description: string;
  /** Document title, for search engines. */
  pageTitle: string;
  pageDescription: string;
  siteName: string;
  /** `summary_large_image` or the like; empty if absent. */
  card: string;
  noIndex: boolean;
  /** Origin of the canonical if it is wrong; otherwise empty. */
  namedAs: string;
  picture: LinkPicture | null;
}

export interface LinkPicture {
  url: string;
  /** 0: no answer. */
  status: number;
  bytes: number;
  /** 0 if it is not an image. */
  width: number;
  height: number;
  /** `jpeg`, `png` …; empty if it is not an image. */
  format: string;
}

/** The address as people read it. */
export const shownAddress = ({ url }: Pick<LinkFacts, 'url'>): string =>
  `${new URL(url).host}${readable(url)}`;

/** Google's form of an address: «shop.example › shop › product». */
export const searchAddress = ({ url }: Pick<LinkFacts, 'url'>): string =>
  [new URL(url).host, ...(readable(url).split('?')[0]?.split('/').filter(Boolean) ?? [])].join(
    ' › ',
  );
