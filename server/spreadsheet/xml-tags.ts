import { SheetError } from '#server/spreadsheet/sheet-error.ts';

/** Most characters of a tag with the text behind it. */
const longest = 2_000_000;

/** A tag, and the text between it and the next one. */
export interface Tag {
  /** Without its prefix. */
  readonly name: string;
  readonly isEnd: boolean;
  /** Whether it ends itself. */
  readonly isEmpty: boolean;
  readonly attributes: string;
  readonly text: string;
}

/** The text of XML in pieces that end before a tag. @throws {SheetError} `wide` for a text that is too long */
export async function* cutBeforeTags(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    const cut = rest.lastIndexOf('<');
    if (cut > 0) {
      yield rest.slice(0, cut);
      rest = rest.slice(cut);
    }
    if (rest.length > longest) throw new SheetError('wide');
  }
  yield rest;
}

/** The tags of a text that begins with one. What declares entities is none of them. */
export function* tagsIn(xml: string): Generator<Tag> {
  let at = xml.indexOf('<');
  while (at !== -1) {
    const end = xml.indexOf('>', at);
    if (end === -1) return;
    const next = xml.indexOf('<', end);
    const text = xml.slice(end + 1, next === -1 ? xml.length : next);
    yield tagOf(xml.slice(at + 1, end), text);
    at = next;
  }
}

function tagOf(written: string, text: string): Tag {
  const isEnd = written.startsWith('/');
  const isEmpty = written.endsWith('/');
  const inner = written.slice(isEnd ? 1 : 0, isEmpty ? -1 : undefined);
  const space = inner.search(/\s/);
  const whole = space === -1 ? inner : inner.slice(0, space);
  return {
    name: whole.slice(whole.indexOf(':') + 1),
    isEnd,
    isEmpty,
    attributes: space === -1 ? '' : inner.slice(space).replaceAll(/\s/g, ' '),
    text,
  };
}

/** @param name with the sign before it: a space, or the colon of any prefix */
export function attributeOf({ attributes }: Tag, name: `${' ' | ':'}${string}`): string | null {
  for (const quote of ['"', "'"]) {
    const head = `${name}=${quote}`;
    const at = attributes.indexOf(head);
    if (at === -1) continue;
    const from = at + head.length;
    const to = attributes.indexOf(quote, from);
    return unescapeXml(attributes.slice(from, to === -1 ? attributes.length : to));
  }
  return null;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** With its entities resolved, and what Office writes as `_x000D_`. Entities that a file declares itself stay as they are. */
export function unescapeXml(written: string): string {
  if (!/[&_]/.test(written)) return written;
  return written
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (all, decimal, hex, named) => {
      if (named !== undefined) return entities[String(named)] ?? all;
      return letterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
    })
    .replaceAll(/_x([\da-f]{4})_/gi, (_all, hex) => letterOf(Number.parseInt(hex, 16)));
}

const letterOf = (code: number): string =>
  code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\uFFFD';
