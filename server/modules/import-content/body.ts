import { pictureHash, picturePath } from '#lib/text/picture.ts';
import { isAlt } from '#server/content/alt-texts.ts';
import { cleanHtml, cleanPostHtml } from '#server/content/clean-html.ts';
import { blocksOf } from '#server/modules/import-content/blocks.ts';
import type { OldSite } from '#server/modules/import-content/old-site.ts';
import {
  embedsOf,
  expandShortcodes,
  type Named,
} from '#server/modules/import-content/shortcodes.ts';
import { contentTexts } from '#server/modules/import-content/texts.ts';

/** Most pictures of a text; the places of others would not be found again. */
const mostPictures = 500;
const longestAddress = 2_000;
const imageRoot = '/media/';

interface Written {
  readonly html: string;
  readonly kind: 'post' | 'page';
  /** The text for those who do not see pictures that have none. */
  readonly title: string;
  /** Written by a shop as this one, whose HTML stands as it is. */
  readonly isOurs: boolean;
}

export interface OldBody {
  /** Sanitised. Pictures of the former site still have their addresses there. */
  readonly html: string;
  /** Those addresses, each once. */
  readonly pictures: readonly string[];
  /** What was changed or left out, for staff. */
  readonly notes: readonly string[];
}

/** The text of a post or page of WordPress as the shop keeps it. */
export function bodyOf(written: Written, site: OldSite, named: Named): OldBody {
  const clean = written.kind === 'post' ? cleanPostHtml : cleanHtml;
  if (written.isOurs) return ourBody(clean(written.html), site);
  const { html, removed } = expandShortcodes(written.html, named);
  const whole = blocksOf(embedsOf(html)).replaceAll(
    /\s(src|href|poster)=(["'])\/\//gi,
    ' $1=$2https://',
  );
  const links = withLinks(clean(whole), site);
  const pictures = withPictures(links, { site, named, title: written.title });
  const trimmed = withoutEmpty(pictures.html);
  return {
    // Once more where figures were taken apart.
    html: (trimmed === pictures.html ? trimmed : clean(trimmed)).trim(),
    pictures: pictures.addresses,
    notes: [
      ...removed.slice(0, 10).map(contentTexts.shortcode),
      ...goneFrom(written.html, pictures.html),
      ...(pictures.isNameless ? [contentTexts.altTitle] : []),
      ...(pictures.removed > 0 ? [contentTexts.noAddress(pictures.removed)] : []),
    ],
  };
}

/** What the export of a shop as this one made absolute becomes relative again. */
function ourBody(clean: string, site: OldSite): OldBody {
  const addresses = new Set<string>();
  const html = clean
    .replaceAll(/ (src|href|poster)="([^"]*)"/g, (all, name, written: string) =>
      written.startsWith(`${site.baseUrl}/`)
        ? ` ${name}="${written.slice(site.baseUrl.length)}"`
        : all,
    )
    .replaceAll(/(<img\b[^<>]*? src=")([^"]*)"/g, (all, before, written: string) => {
      const source = site.pictureOf(unescaped(written));
      if (source === null) return all;
      if (!source.startsWith('/')) addresses.add(source);
      return `${before}${escaped(source)}"`;
    });
  return { html, pictures: [...addresses], notes: [] };
}

/** Elements that the sanitiser leaves out, by name. */
const risky = (html: string) =>
  Map.groupBy(html.match(/<(?:script|style|iframe|form|object|embed|svg|audio)\b/gi) ?? [], (tag) =>
    tag.slice(1).toLowerCase(),
  );

/** Elements that the sanitiser has left out. */
function goneFrom(before: string, after: string): string[] {
  const left = risky(after);
  const gone = Array.from(risky(before))
    .filter(([name, all]) => all.length > (left.get(name)?.length ?? 0))
    .map(([name]) => name);
  return gone.length === 0 ? [] : [contentTexts.elementsGone(gone.join('، '))];
}

/** Galleries are figures in figures, of which the editor would keep one; what is empty says nothing. */
const withoutEmpty = (html: string): string =>
  html
    .replaceAll(/<figure>\s*(?=<figure>)/g, '')
    .replaceAll(/<\/figure>\s*<\/figure>/g, '</figure>')
    .replaceAll(/<p>(?:&nbsp;|<br \/>|\s)*<\/p>/g, '')
    .replaceAll(/<figure>\s*<\/figure>/g, '');

/** Relies on sanitised HTML. Links to the former site lead to the same path here. */
const withLinks = (clean: string, site: OldSite): string =>
  clean
    .replaceAll(/<a\b([^<>]*)>\s*(<img\b[^<>]*>)\s*<\/a>/g, (all, attributes: string, image) =>
      /\.(?:jpe?g|png|webp|gif|avif)["?]/i.test(attributes) ? String(image) : all,
    )
    .replaceAll(/ href="([^"]*)"/g, (all, written: string) => {
      const path = site.pathOf(unescaped(written));
      return path === null || site.isUpload(path) ? all : ` href="${escaped(path)}"`;
    });

interface Pictures {
  readonly html: string;
  readonly addresses: readonly string[];
  /** Those whose address leads nowhere. */
  readonly removed: number;
  /** Whether the title stands for the text of a picture. */
  readonly isNameless: boolean;
}

interface Around {
  readonly site: OldSite;
  readonly named: Named;
  readonly title: string;
}

function withPictures(clean: string, { site, named, title }: Around): Pictures {
  const addresses = new Set<string>();
  let removed = 0;
  let isNameless = false;
  const html = clean
    .replaceAll(/<source\b[^<>]*>/g, (tag) => (tag.includes(' srcset=') ? '' : tag))
    .replaceAll(/<img\b([^<>]*)>/g, (_all, attributes: string) => {
      const attachment = named.attachments.get(/\bwp-image-(\d+)/.exec(attributes)?.[1] ?? '');
      const address = attachment?.url ?? unescaped(attributeOf(attributes, 'src'));
      const source = site.pictureOf(address) ?? '';
      if (source === '' || source.length > longestAddress || addresses.size >= mostPictures) {
        removed += 1;
        return '';
      }
      if (!source.startsWith('/')) addresses.add(source);
      const given = attributeOf(attributes, 'alt');
      const alt = altOf(given, attachment?.alt, title);
      isNameless ||= alt !== given;
      return `<img src="${escaped(source)}" alt="${alt}"${sizeOf(attributes)} />`;
    });
  return { html, addresses: [...addresses], removed, isNameless };
}

/** Each is written as HTML but that of an attachment and the title. */
const altOf = (given: string, attached: string | undefined, title: string): string =>
  [given, escaped(attached ?? ''), escaped(title)].find(isAlt) ?? '';

const sizeOf = (attributes: string): string => {
  const [width, height] = ['width', 'height'].map((name) => attributeOf(attributes, name));
  const isSize = /^[1-9]\d{0,4}$/;
  return isSize.test(width ?? '') && isSize.test(height ?? '')
    ? ` width="${width}" height="${height}"`
    : '';
};

function attributeOf(attributes: string, name: string): string {
  const head = ` ${name}="`;
  const at = attributes.indexOf(head);
  const from = at + head.length;
  return at === -1 ? '' : attributes.slice(from, attributes.indexOf('"', from));
}
const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/**
 * Puts pictures that the shop has in the place of addresses.
 * @param hashes by address
 */
export const withOurPictures = (html: string, hashes: ReadonlyMap<string, string>): string =>
  html.replaceAll(/(<img\b[^<>]*? src=")([^"]*)"/g, (all, before: string, address: string) => {
    const hash = hashes.get(unescaped(address));
    return hash === undefined ? all : `${before}${imageRoot}${picturePath(hash, 850, 'webp')}"`;
  });

/** The hash of a picture of the shop. */
export const ourPicture = (source: string): string | undefined =>
  source.startsWith(imageRoot) ? pictureHash(source.slice(imageRoot.length)) : undefined;
