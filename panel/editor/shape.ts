import { beginsLatin } from '#panel/editor/html-of.ts';

// HTML as a tree in which two texts that look and mean the same are the same, however they are written.

export interface Tag {
  readonly name: string;
  readonly attributes: readonly string[];
}
/** Letters with the same marks; `\n` outside `pre` is a line break. */
interface Run {
  readonly text: string;
  readonly marks: readonly Tag[];
}
interface Block extends Tag {
  /** Marks around a block that has no content, such as a link around a picture; marks of text are kept in its runs. */
  readonly marks: readonly Tag[];
  readonly content: readonly Piece[];
}
export type Piece = Run | Block;
/** Null: what follows stands on a line of its own. */
type Item = Piece | null;

interface Place {
  /** Whether ids of headings count: those of posts are made by the service. */
  readonly hasIds: boolean;
  /** What an element around it says; null: nothing, so the shop's. */
  readonly dir: string | null;
  readonly isPre: boolean;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const inline = words(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q rb rp rt rtc ruby s samp small span strong sub sup time u var',
);
/** They stand in a line, and have no text. */
const atoms = words('img picture iframe video br wbr');
/** Elements that change nothing when they have no attributes. */
const idleInline = words('a span');
const idleBlocks = words('div section');
/** Their direction follows their text, unless somebody says it. */
const textBlocks = words('p h2 h3 h4');
const lines = words('p h1 h2 h3 h4 h5 h6 pre figcaption');
const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** Where an attribute changes nothing. */
const idleAttributes: Readonly<Record<string, string>> = {
  loading: 'img, iframe',
  // The shop draws a film by its address and title alone: `aparat-facade.ts`.
  width: 'iframe',
  height: 'iframe',
  allowfullscreen: 'iframe',
  // Without them nobody can play it.
  controls: 'video',
  alt: '[alt=""]',
  start: '[start="1"]',
  colspan: '[colspan="1"]',
  rowspan: '[rowspan="1"]',
};

/** Whether a row is of the table's head: one of heads at the top is. */
function isHead(row: Element): boolean {
  if (row.parentElement?.localName === 'thead') return true;
  const { previousElementSibling: above } = row;
  const isOfHeads = [...row.children].every(({ localName }) => localName === 'th');
  return isOfHeads && (above === null || isHead(above));
}

function isIdle(element: Element, name: string, value: string, { hasIds }: Place): boolean {
  if (name === 'id') return !hasIds && element.matches('h2, h3, h4');
  if (name === 'scope') {
    const row = element.closest('tr');
    return row !== null && value === (isHead(row) ? 'col' : 'row');
  }
  const where = idleAttributes[name];
  return where !== undefined && element.matches(where);
}

function tagOf(element: Element, place: Place): Tag {
  const { localName } = element;
  const name = localName === 'tr' && isHead(element) ? 'thead' : localName;
  return {
    name: renamed[name] ?? name,
    attributes: [...element.attributes]
      .filter((each) => !isIdle(element, each.name, each.value, place))
      .map((each) => `${each.name}=${JSON.stringify(each.value)}`)
      .toSorted(),
  };
}

const isRun = (piece: Piece): piece is Run => 'text' in piece;
const isInLine = (piece: Piece): boolean =>
  isRun(piece) || atoms.has(piece.name) || inline.has(piece.name);
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
const sorted = (marks: readonly Tag[]): Tag[] =>
  marks.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

function* itemsOf(parent: Element, marks: readonly Tag[], place: Place): Generator<Item> {
  for (const node of parent.childNodes) {
    if (node instanceof Element) yield* itemsFrom(node, marks, place);
    else if (node instanceof Text) {
      const text = place.isPre ? node.data : node.data.replaceAll(/[ \t\r\n\f]+/g, ' ');
      yield { text, marks: sorted(marks) };
    }
  }
}

/** Whether the rows of a table's part are seen as the table's own: of the head, and of the only body. */
const isPartOfTable = ({ localName, parentElement: table }: Element): boolean =>
  localName === 'thead' ||
  (localName === 'tbody' && table?.querySelectorAll(':scope > tbody').length === 1);

function* itemsFrom(element: Element, marks: readonly Tag[], place: Place): Generator<Item> {
  const tag = tagOf(element, place);
  const { name } = tag;
  const isBare = tag.attributes.length === 0;
  if (isBare && (idleInline.has(name) || isPartOfTable(element))) {
    yield* itemsOf(element, marks, place);
  } else if (isBare && idleBlocks.has(name)) {
    yield* [null, ...itemsOf(element, marks, place), null];
  } else if (isBare && name === 'br') {
    yield { text: '\n', marks: sorted(marks) };
  } else if (inline.has(name)) {
    const items = [...itemsOf(element, [...marks, tag], place)];
    const isEmpty = items.every((item) => !item || (isRun(item) && item.text.trim() === ''));
    // Without letters it may still be what a link leads to.
    if (isEmpty && !isBare) yield { ...tag, marks: sorted(marks), content: [] };
    else yield* items;
  } else yield* blocksFrom(element, tag, marks, place);
}

/** `<pre><code>` is `<pre>`. */
function withoutCode(element: Element, place: Place): Element {
  const [only, ...others] = element.childNodes;
  const isCode = only instanceof Element && only.localName === 'code' && others.length === 0;
  return isCode && tagOf(only, place).attributes.length === 0 ? only : element;
}

function* blocksFrom(
  element: Element,
  tag: Tag,
  marks: readonly Tag[],
  { hasIds, dir, isPre }: Place,
): Generator<Item> {
  const { name } = tag;
  const said = /^(?:ltr|rtl|auto)$/i.exec(element.getAttribute('dir') ?? '')?.[0].toLowerCase();
  const place = { hasIds, dir: said ?? dir, isPre: isPre || name === 'pre' };
  const items = itemsOf(name === 'pre' ? withoutCode(element, place) : element, marks, place);
  if (lines.has(name)) {
    yield* [null, ...lineOf(tag, sorted(marks), items, place), null];
    return;
  }
  const content = flow(items, place);
  if (isPicture(tag, content)) yield* [null, ...content, null];
  else yield { ...tag, marks: content.length === 0 ? sorted(marks) : [], content };
}

/** Whether it is a figure without a caption. */
const isPicture = ({ name, attributes }: Tag, [only, ...others]: readonly Piece[]): boolean =>
  name === 'figure' &&
  attributes.length === 0 &&
  others.length === 0 &&
  only !== undefined &&
  !isRun(only) &&
  only.name === 'img';

/** A text block with what is in it: nothing for an empty paragraph, and pictures for one of these alone. */
function lineOf(
  tag: Tag,
  around: readonly Tag[],
  items: Iterable<Item>,
  place: Place,
): readonly Piece[] {
  const content = joined(items, place);
  const marks = content.length === 0 ? around : [];
  const isBare = tag.name === 'p' && tag.attributes.length === 0 && marks.length === 0;
  if (isBare && content.every((piece) => !isRun(piece) && atoms.has(piece.name))) return content;
  const own = tag.attributes.filter((each) => !each.startsWith('dir='));
  const attributes = textBlocks.has(tag.name)
    ? [...own, `dir="${directionOf(content, place)}"`]
    : tag.attributes;
  return [{ name: tag.name, attributes, marks, content }];
}

function directionOf(content: readonly Piece[], { dir }: Place): string {
  if (dir === 'ltr' || dir === 'rtl') return dir;
  const seen = content.map((piece) =>
    isRun(piece) && !piece.marks.some(({ name }) => name === 'bdi') ? piece.text : '',
  );
  return beginsLatin(seen.join('')) ? 'ltr' : 'rtl';
}

/** Removes the space at the end. */
function trimEnd(pieces: Piece[]): void {
  const last = pieces.at(-1);
  if (!last || !isRun(last) || !last.text.endsWith(' ')) return;
  pieces.pop();
  if (last.text !== ' ') pieces.push({ ...last, text: last.text.slice(0, -1) });
}

/** Adds a run to a line, as a part of the last one where their marks are the same. */
function add(pieces: Piece[], { text, marks }: Run): void {
  const last = pieces.at(-1);
  if (text === '') return;
  if (last && isRun(last) && isSame(last.marks, marks)) {
    pieces.splice(-1, 1, { text: last.text + text, marks });
  } else pieces.push({ text, marks });
}

/** Without the white space that is not seen: at both ends, and after another. */
function addSeen(pieces: Piece[], { text, marks }: Run): void {
  if (text === '\n') trimEnd(pieces);
  const last = pieces.at(-1);
  const isAfterSpace = !last || (isRun(last) && /[ \n]$/.test(last.text));
  add(pieces, { text: isAfterSpace ? text.replace(/^ /, '') : text, marks });
}

const edge: Block = { name: 'div', attributes: [], marks: [], content: [] };

/** The runs of a line, each as long as its marks are the same. */
function joined(items: Iterable<Item>, { isPre }: Place): Piece[] {
  const pieces: Piece[] = [];
  for (const item of items) {
    if (item === null || !isRun(item)) pieces.push(item ?? edge);
    else if (isPre) add(pieces, item);
    else addSeen(pieces, item);
  }
  if (!isPre) trimEnd(pieces);
  return pieces;
}

const paragraph: Tag = { name: 'p', attributes: [] };

/** Blocks: text that stands between them is a paragraph. */
function flow(items: Iterable<Item>, place: Place): Piece[] {
  const blocks: Piece[] = [];
  let line: Piece[] = [];
  const end = () => {
    blocks.push(...lineOf(paragraph, [], line, place));
    line = [];
  };
  for (const item of items) {
    if (item && isInLine(item)) line.push(item);
    else {
      end();
      if (item) blocks.push(item);
    }
  }
  end();
  return blocks;
}

/** @param hasIds whether headings keep their ids */
export function shapeOf(html: string, hasIds: boolean): readonly Piece[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const place = { hasIds, dir: null, isPre: false };
  return flow(itemsOf(body, [], place), place);
}
