import type { JSONContent } from '@tiptap/core';
import { isAddress, isPlayer } from '#panel/editor/address.ts';
import { markTags } from '#panel/editor/tags.ts';

// Writes what the editor holds, as the sanitiser writes it, so that saving changes nothing.

type Attributes = Readonly<Record<string, unknown>>;
type Part = NonNullable<JSONContent['marks']>[number];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replace(/[&<>]/g, (each) => entities[each] ?? each);
const quoted = (text: string): string => text.replace(/[&<>"]/g, (each) => entities[each] ?? each);

/** Attributes that have a value, in their order. */
const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => typeof value === 'number' || (typeof value === 'string' && value !== ''))
    .map(([name, value]) => ` ${name}="${quoted(String(value))}"`)
    .join('');

/** Like `written`, but an empty `alt` is written, too: it says that a picture needs no words. */
const writtenPicture = ({ alt, ...rest }: Attributes): string =>
  `${written({ src: rest['src'] })} alt="${quoted(typeof alt === 'string' ? alt : '')}"${written({
    width: rest['width'],
    height: rest['height'],
  })}`;

const simpleMarks: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  ...Object.fromEntries(markTags.map((tag) => [tag, tag])),
};

/** The element of a mark; null for one that is not written. */
function elementOf({ type, attrs = {} }: Part): { tag: string; attributes: string } | null {
  if (type === 'link') {
    const { href, title, rel, target, class: name } = attrs;
    if (typeof href !== 'string' || !isAddress(href)) return null;
    return { tag: 'a', attributes: written({ href, title, target, rel, class: name }) };
  }
  if (type === 'bdi') return { tag: 'bdi', attributes: written({ dir: attrs['dir'] }) };
  const tag = simpleMarks[type];
  return tag === undefined ? null : { tag, attributes: '' };
}

/** Text and line breaks, where neighbours with the same outer marks stand in one element. */
function inlineOf(content: readonly JSONContent[]): string {
  const open: { tag: string; attributes: string }[] = [];
  let html = '';
  const closeTo = (length: number) => {
    while (open.length > length) html += `</${open.pop()?.tag}>`;
  };
  for (const { type, text = '', marks = [] } of content) {
    const wanted = marks.map(elementOf).filter((each) => each !== null);
    const same = wanted.findIndex(
      ({ tag, attributes }, at) => open[at]?.tag !== tag || open[at]?.attributes !== attributes,
    );
    closeTo(same === -1 ? wanted.length : same);
    for (const each of wanted.slice(open.length)) {
      open.push(each);
      html += `<${each.tag}${each.attributes}>`;
    }
    html += type === 'hardBreak' ? '<br />' : escaped(text);
  }
  closeTo(0);
  return html;
}

const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether a browser would read a text from left to right by its first letter. */
export function beginsLatin(text: string): boolean {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return letter !== undefined && !isRightToLeft.test(letter);
}

/** The text that decides its direction; isolated words do not. */
const deciding = (content: readonly JSONContent[]): string =>
  content
    .filter(({ marks = [] }) => !marks.some(({ type }) => type === 'bdi'))
    .map(({ text = '' }) => text)
    .join('');

/** Whether a block of text is read from left to right by what stands in it. */
export const isLatin = ({ content = [] }: JSONContent): boolean => beginsLatin(deciding(content));

/** `auto` only where it changes something: the shop is right to left anyway. */
function directionOf(node: JSONContent, isText: boolean): Attributes {
  const dir: unknown = node.attrs?.['dir'];
  if (dir === 'ltr' || dir === 'rtl') return { dir };
  return dir === 'auto' && isText && isLatin(node) ? { dir } : {};
}

interface Options {
  /** Of pages, whose headings may be led to; those of posts are made by the service. */
  hasIds: boolean;
}

type Write = (node: JSONContent, options: Options) => string;

const inside: Write = ({ content = [] }, options) =>
  content.map((each) => blockOf(each, options)).join('');

const textBlock =
  (tag: string): Write =>
  (node) =>
    `<${tag}${written(directionOf(node, true))}>${inlineOf(node.content ?? [])}</${tag}>`;

const container =
  (tag: string): Write =>
  (node, options) =>
    `<${tag}${written(directionOf(node, false))}>${inside(node, options)}</${tag}>`;

const heading: Write = (node, { hasIds }) => {
  const { level, id } = node.attrs ?? {};
  const tag = `h${Number(level)}`;
  const attributes = { ...directionOf(node, true), ...(hasIds && { id }) };
  return `<${tag}${written(attributes)}>${inlineOf(node.content ?? [])}</${tag}>`;
};

const isParagraph = ({ type }: JSONContent): boolean => type === 'paragraph';

/** What stands in a list's item or a cell: one paragraph needs no element of its own, if there is text in it. */
function plainInside(node: JSONContent, options: Options): string {
  const { content: [first, ...rest] = [] } = node;
  const isPlain =
    first !== undefined &&
    isParagraph(first) &&
    // Without one a list would not be read as a part of its item.
    (rest.length === 0 || !isEmpty(first)) &&
    rest.every(({ type }) => type === 'bulletList' || type === 'orderedList') &&
    Object.keys(directionOf(first, true)).length === 0;
  if (!isPlain) return inside(node, options);
  return inlineOf(first.content ?? []) + inside({ content: rest }, options);
}

const item: Write = (node, options) =>
  `<li${written(directionOf(node, false))}>${plainInside(node, options)}</li>`;

const numbered: Write = (node, options) => {
  const start = Number(node.attrs?.['start'] ?? 1);
  const attributes = { ...directionOf(node, false), ...(start !== 1 && { start }) };
  return `<ol${written(attributes)}>${inside(node, options)}</ol>`;
};

const more = (count: unknown): number | null => (Number(count) > 1 ? Number(count) : null);

/** @param scope of what its heads are the head: a column or the row */
function cellOf(node: JSONContent, scope: string, options: Options): string {
  const { colspan, rowspan } = node.attrs ?? {};
  const spans = { colspan: more(colspan), rowspan: more(rowspan) };
  const tag = isHeader(node) ? 'th' : 'td';
  const attributes = { ...directionOf(node, false), ...spans, ...(isHeader(node) && { scope }) };
  return `<${tag}${written(attributes)}>${plainInside(node, options)}</${tag}>`;
}

const rowOf = ({ content = [] }: JSONContent, scope: string, options: Options): string =>
  `<tr>${content.map((each) => cellOf(each, scope, options)).join('')}</tr>`;

const isHeader = ({ type }: JSONContent): boolean => type === 'tableHeader';
const isBlank = ({ content = [] }: JSONContent): boolean => content.every(isEmpty);
/** A row of heads; its corner may be blank. */
const isHead = ({ content = [] }: JSONContent): boolean =>
  content.some(isHeader) && content.every((each) => isHeader(each) || isBlank(each));

/** Rows of heads at the top are the table's head. */
const table: Write = (node, options) => {
  const rows = node.content ?? [];
  const body = rows.findIndex((row) => !isHead(row));
  const [head, rest] = body === -1 ? [[], rows] : [rows.slice(0, body), rows.slice(body)];
  const part = (tag: string, scope: string, some: readonly JSONContent[]): string => {
    const html = some.map((row) => rowOf(row, scope, options)).join('');
    return html === '' ? '' : `<${tag}>${html}</${tag}>`;
  };
  const attributes = written(directionOf(node, false));
  return `<table${attributes}>${part('thead', 'col', head)}${part('tbody', 'row', rest)}</table>`;
};

const picture: Write = ({ attrs = {} }) => {
  const { src, caption } = attrs;
  if (typeof src !== 'string' || src === '') return '';
  const image = `<img${writtenPicture(attrs)} />`;
  if (typeof caption !== 'string' || caption === '') return image;
  return `<figure>${image}<figcaption>${escaped(caption)}</figcaption></figure>`;
};

const film: Write = ({ attrs = {} }) => {
  const { kind, src, title, poster } = attrs;
  if (typeof src !== 'string') return '';
  if (kind === 'video') {
    return isAddress(src)
      ? `<video${written({ src })} controls="controls"${written({ poster })}></video>`
      : '';
  }
  return isPlayer(src) ? `<iframe${written({ src, title })}></iframe>` : '';
};

const writers: Readonly<Record<string, Write>> = {
  paragraph: textBlock('p'),
  heading,
  bulletList: container('ul'),
  orderedList: numbered,
  listItem: item,
  blockquote: container('blockquote'),
  codeBlock: ({ content = [] }) => `<pre><code>${inlineOf(content)}</code></pre>`,
  horizontalRule: () => '<hr />',
  table,
  picture,
  film,
  product: ({ attrs = {} }) => `<p${written({ 'data-product': attrs['code'] })}></p>`,
};

const blockOf: Write = (node, options) => writers[node.type ?? '']?.(node, options) ?? '';

const isEmpty = (node: JSONContent): boolean => isParagraph(node) && !node.content?.length;

/** The HTML of what the editor holds, without empty paragraphs between its blocks. */
export const htmlOf = ({ content = [] }: JSONContent, options: Options): string =>
  content
    .filter((node) => !isEmpty(node))
    .map((node) => blockOf(node, options))
    .join('');
