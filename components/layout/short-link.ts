import { slugify } from '#lib/format/slug.ts';

/** What a link leads to by its kind and id: its slug is its label's. */
const kinds = { c: '/shop/category/', b: '/shop/brand/' } as const;

/** A link as a page carries it: most of a menu's addresses say nothing their label and id do not. */
export type ShortLink =
  | readonly [label: string, url: string]
  | readonly [label: string, kind: keyof typeof kinds, id: number];

const shortened = /^\/shop\/(category|brand)\/(\d{1,9})\/(.+)$/;

/** The inverse of `urlOf`. */
export function shortLink({ label, url }: { label: string; url: string }): ShortLink {
  const [, kind, id = '', slug] = shortened.exec(url) ?? [];
  if (kind === undefined || slug !== slugify(label) || id !== String(Number(id))) {
    return [label, url];
  }
  return [label, kind === 'brand' ? 'b' : 'c', Number(id)];
}

export function urlOf(link: ShortLink): string {
  if (link.length === 2) return link[1];
  const [label, kind, id] = link;
  return `${kinds[kind]}${id}/${slugify(label)}`;
}
