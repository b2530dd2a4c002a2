import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { contents, metaSelector } from '#scripts/seo/page.ts';
import { cut, type PageRule } from '#scripts/seo/rules.ts';
import { select } from '#scripts/seo/select.ts';

/** Link preview services read only so much of the HTML, in kB. */
const headKilobytes = 32;
/** Maximum size of HTML, uncompressed, in kB. */
const pageKilobytes = 200;

const nameOf = (src: string | undefined): string => cut(src ?? 'a picture without an address');

const withoutAlt: PageRule = ({ $ }) =>
  select($, ['img'], ':not([alt])').map((image) => nameOf($(image).attr('src')));

const isSize = (value: string | undefined): boolean => /^[1-9]\d*$/.test(value ?? '');

/** A drawing without a size fills the screen where styles are missing. */
const withoutSize: PageRule = ({ $ }) =>
  select($, ['img', 'svg'], '*')
    .filter((image) => !isSize($(image).attr('width')) || !isSize($(image).attr('height')))
    .map((image) => nameOf($(image).attr('src') ?? $(image).find('use').attr('href')));

const headings = 'h2, h3, h4, h5, h6';

/** Crawlers take the first heading for the page's own, hidden or not. */
const earlyHeadings: PageRule = ({ $ }) => {
  const [first] = select($, ['h1'], '*');
  const end = first?.sourceCodeLocation?.startOffset ?? 0;
  return select($, headings.split(', '), '*')
    .filter((heading) => (heading.sourceCodeLocation?.startOffset ?? 0) < end)
    .map((heading) => `${heading.name} before the h1: ${cut($(heading).text().trim())}`);
};

const endOfWord = /[\p{L}\p{N}]$/u;
const startOfWord = /^[\p{L}\p{N}]/u;

/** Without styles a number beside a word becomes a part of it. */
const joinedWords: PageRule = ({ $ }) =>
  select($, ['small'], '*').flatMap((small) => {
    const before = small.prev?.type === 'text' ? small.prev.data : '';
    const text = $(small).text();
    return endOfWord.test(before) && startOfWord.test(text) ? [cut(before + text)] : [];
  });

/** How search engines may show what may be indexed. */
const wanted = ['max-image-preview:large', 'max-snippet:-1', 'max-video-preview:-1'];

const narrowPreview: PageRule = ({ $, noIndex }) => {
  const said = contents($, 'robots').join();
  return noIndex
    ? []
    : wanted.filter((rule) => !said.includes(rule)).map((rule) => `robots lacks ${rule}`);
};

/** A picture that the shop draws with the page's name on it. */
const worded = /\/media\/og-[^/]+$/;

/** A shared link of the shop shows what it leads to, in words. */
const bareLinkPreview: PageRule = ({ $, noIndex, url }) =>
  noIndex || !new URL(url).pathname.startsWith('/shop')
    ? []
    : contents($, 'og:image')
        .filter((picture) => !worded.test(picture))
        .map((picture) => `${cut(picture)} has no words`);

/** The badge of the ministry leads to its own page of the shop. */
const badgeAstray: PageRule = ({ $ }) =>
  select($, ['a'], ':has(img[src*="enamad" i])')
    .map((badge) => $(badge).attr('href') ?? '')
    .filter((href) => URL.parse(href)?.host !== 'trustseal.enamad.ir')
    .map((href) => `leads to ${cut(href)}`);

/** Elements of the head that link previews and search engines read. */
const early = [
  'head > title',
  'link[rel="canonical"]',
  ...['description', 'robots'].map(metaSelector),
  ...['og:title', 'og:description', 'og:image', 'og:url', 'og:type'].map(metaSelector),
  ...['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'].map(metaSelector),
].join();

/** Without these a link is shown as plain text, or with an image the service chooses. */
const neededByPreviews = ['og:title', 'og:image', 'twitter:card'];

const withoutPreview: PageRule = ({ $, noIndex }) =>
  noIndex
    ? []
    : neededByPreviews
        .filter((name) => !contents($, name).some((content) => content !== ''))
        .map((name) => `has no ${name}`);

/** Bytes up to a position in the text. */
const bytesUpTo = (html: string, end: number): number => Buffer.byteLength(html.slice(0, end));

const late: PageRule = ({ $, html }) =>
  select($, ['title', 'link', 'meta'], early).flatMap((element) => {
    const end = element.sourceCodeLocation?.endOffset ?? 0;
    const bytes = bytesUpTo(html, end);
    return bytes <= headKilobytes * 1_000
      ? []
      : [`${nameOfMeta($(element).attr())} ends at ${(bytes / 1_000).toFixed(1)} kB`];
  });

const nameOfMeta = (attributes: Record<string, string> = {}): string =>
  attributes['name'] ?? attributes['property'] ?? attributes['rel'] ?? 'title';

const heavy: PageRule = ({ bytes }) =>
  bytes <= pageKilobytes * 1_000 ? [] : [`${(bytes / 1_000).toFixed(1)} kB of HTML`];

/** The browser tests use the same settings. */
const settings = '.htmlvalidate.json';
const validator = new HtmlValidate(JSON.parse(readFileSync(settings, 'utf8')));

export const invalidHtml: PageRule = async ({ html }) => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${line}:${column} ${cut(message, 120)} (${ruleId})`,
    ),
  );
};

export const markupRules = {
  'picture without alt': withoutAlt,
  'picture without size': withoutSize,
  'heading before the h1': earlyHeadings,
  'words joined': joinedWords,
  'narrow preview': narrowPreview,
  'badge astray': badgeAstray,
  'link preview without words': bareLinkPreview,
  'link preview missing': withoutPreview,
  'late meta': late,
  'heavy page': heavy,
} satisfies Record<string, PageRule>;
