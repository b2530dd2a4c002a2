/** What shortcodes name. */
export interface Named {
  /** Address of an attachment by its number. */
  readonly attachments: ReadonlyMap<string, { readonly url: string; readonly alt: string }>;
  /** WebsiteCodes of products by their numbers in the former shop. */
  readonly products: ReadonlyMap<number, number>;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** `[name key="value"]`, `[/name]`; the brackets of a text have no such name. */
const code = /\[(\/?)([a-z][a-z0-9_-]{1,60})((?:\s[^[\]]{0,2000})?)\/?\](?!\()/gi;
/** Those of WordPress and WooCommerce whose names could be words. */
const known = new Set([
  'audio',
  'caption',
  'embed',
  'gallery',
  'playlist',
  'product',
  'products',
  'video',
  'button',
]);

/** HTML in place of shortcodes. @returns also names of those that nothing stands for */
export function expandShortcodes(
  written: string,
  named: Named,
): { html: string; removed: string[] } {
  const removed = new Set<string>();
  const closed = new Set(
    Array.from(written.matchAll(/\[\/([a-z][a-z0-9_-]{1,60})\]/gi), ([, name = '']) =>
      name.toLowerCase(),
    ),
  );
  const html = written
    .replaceAll(
      /\[caption\b([^[\]]{0,2000})\]((?:[^[]|\[(?!\/?caption))*)\[\/caption\]/gi,
      (_all, _attributes, inner: string) => captionOf(inner),
    )
    .replaceAll(
      /\[(embed|video)\b[^[\]]{0,500}\]\s*(https?:[^\s[\]<>"]{1,2000})\s*\[\/\1\]/gi,
      (_all, _name, url: string) => `\n\n${url}\n\n`,
    )
    .replaceAll(code, (all: string, slash: string, name: string, attributes: string) => {
      const lower = name.toLowerCase();
      if (!isShortcode(lower, attributes, closed)) return all;
      const wanted = slash === '/' ? '' : expanded(lower, attributesOf(attributes), named);
      if (wanted === null) removed.add(lower);
      return wanted ?? '';
    });
  return { html, removed: [...removed] };
}

const isShortcode = (name: string, attributes: string, closed: ReadonlySet<string>): boolean =>
  known.has(name) || /[_-]/.test(name) || /\s[\w-]+\s*=/.test(attributes) || closed.has(name);

function attributesOf(written: string): ReadonlyMap<string, string> {
  const all = written.matchAll(/(?<![\w-])([\w-]{1,60})\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g);
  return new Map(
    Array.from(all, ([, key = '', double, single, bare]) => [
      key.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

/** Null for one that nothing stands for. */
function expanded(
  name: string,
  attributes: ReadonlyMap<string, string>,
  { attachments, products }: Named,
): string | null {
  const of = (...keys: string[]) => keys.map((key) => attributes.get(key)).find(Boolean) ?? '';
  if (name === 'gallery') {
    const ids = numbersOf(of('ids', 'include'));
    const pictures = ids.flatMap((id) => attachments.get(String(id)) ?? []);
    return pictures.length === 0 ? null : pictures.map(pictureOf).join('');
  }
  if (
    name === 'product' ||
    name === 'products' ||
    name === 'product_page' ||
    name === 'add_to_cart'
  ) {
    const cards = numbersOf(of('id', 'ids')).flatMap((id) => products.get(id) ?? []);
    return cards.length === 0 ? null : cards.map(cardOf).join('');
  }
  if (name === 'video') {
    const url = of('mp4', 'src', 'webm', 'ogv', 'm4v');
    return url === '' ? null : `\n\n<video src="${escape(url)}" controls></video>\n\n`;
  }
  if (name === 'audio') {
    const url = of('mp3', 'src', 'ogg', 'm4a', 'wav');
    return url === '' ? null : `\n\n<p><a href="${escape(url)}">${escape(url)}</a></p>\n\n`;
  }
  return null;
}

const pictureOf = ({ url, alt }: { url: string; alt: string }): string =>
  `\n\n<p><img src="${escape(url)}" alt="${escape(alt)}" /></p>\n\n`;
const cardOf = (product: number): string => `\n\n<p data-product="${product}"></p>\n\n`;

const numbersOf = (written: string): number[] =>
  (written.match(/\d{1,15}/g) ?? []).slice(0, 100).map(Number);

/** A picture with the text below it, which follows it. */
function captionOf(inner: string): string {
  const [, picture = '', text = ''] =
    /^\s*((?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?)([^]*)$/i.exec(inner) ?? [];
  if (picture === '') return inner;
  const caption = text.trim() === '' ? '' : `<figcaption>${text.trim()}</figcaption>`;
  return `\n\n<figure>${picture}${caption}</figure>\n\n`;
}

/** Numbers of products that shortcodes name. */
export const productsNamedIn = (written: string): number[] =>
  Array.from(
    written.matchAll(/\[(?:products?|product_page|add_to_cart)\b([^[\]]{0,2000})\]/gi),
    ([, attributes = '']) => {
      const all = attributesOf(attributes);
      return numbersOf(all.get('id') ?? all.get('ids') ?? '');
    },
  ).flat();

/** A film or a link, where an address stands alone in its line, as WordPress shows it. */
export const embedsOf = (html: string): string =>
  html.replaceAll(
    /^[ \t]{0,20}(?:<p>)?(https?:\/\/[^\s<>"']{1,2000})(?:<\/p>)?[ \t]{0,20}$/gim,
    (_all, url) => embedOf(String(url)),
  );

function embedOf(url: string): string {
  const film = /^https?:\/\/(?:www\.)?aparat\.com\/v\/([a-z0-9]{1,20})\/?(?:[?#].*)?$/i.exec(
    url,
  )?.[1];
  if (film !== undefined) {
    const player = `https://www.aparat.com/video/video/embed/videohash/${film}/vt/frame`;
    return `\n\n<iframe src="${player}" allowfullscreen></iframe>\n\n`;
  }
  return `\n\n<p><a href="${escape(url)}">${escape(url)}</a></p>\n\n`;
}
