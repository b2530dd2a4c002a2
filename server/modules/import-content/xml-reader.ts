import { badXml } from '#server/modules/import-content/refusal.ts';
import { contentTexts } from '#server/modules/import-content/texts.ts';

export type XmlEvent =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly line: number;
    }
  /** A piece of a text; several may follow each other. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'close'; readonly name: string };

const mostDepth = 32;
const mostAttributes = 50;
/** Most characters of a tag. */
const longestTag = 64_000;
/** Most characters of an entity with its signs. */
const longestEntity = 12;

/** What ends a part of XML that is not markup. */
const ends = { cdata: ']]>', comment: '-->', instruction: '?>' } as const;
type Section = keyof typeof ends;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * Reads XML piece by piece: memory holds one tag, whatever a file says. It declares nothing of its own: no document type,
 * and no entities but the five of XML and numbers.
 */
export class XmlReader {
  #rest = '';
  #line = 1;
  #section: Section | null = null;
  #sectionLine = 1;
  readonly #open: { readonly name: string; readonly line: number }[] = [];
  #hasRoot = false;
  #events: XmlEvent[] = [];

  /** @throws {ShopError} 422 that names the line */
  push(piece: string): readonly XmlEvent[] {
    this.#rest += piece;
    this.#events = [];
    while (this.#step());
    return this.#events;
  }

  /** @throws {ShopError} 422 for a file that breaks off, and one that is no XML */
  end(): void {
    const last = this.#open.at(-1);
    if (this.#section !== null) throw badXml(contentTexts.sectionOpen(this.#sectionLine));
    if (last !== undefined) throw badXml(contentTexts.elementOpen(last.name, last.line));
    if (!this.#hasRoot) throw badXml(contentTexts.noXml);
    if (this.#rest.trim() !== '') throw badXml(contentTexts.broken(this.#line));
  }

  /** @returns whether there may be more to take */
  #step(): boolean {
    if (this.#section !== null) return this.#takeSection(this.#section);
    const at = this.#rest.indexOf('<');
    if (at !== 0) return this.#takeText(at);
    return this.#takeMarkup();
  }

  /** Takes text before a tag, or what is there of it. */
  #takeText(at: number): boolean {
    const whole = at !== -1;
    const length = whole ? at : this.#textLength();
    if (length === 0) return false;
    const text = this.#take(length, (written) => this.#resolved(written));
    this.#say(text);
    return whole;
  }

  /** How much of the rest is text for certain: an entity may go on in the next piece. */
  #textLength(): number {
    const rest = this.#rest;
    const sign = rest.lastIndexOf('&');
    const isOpen = sign !== -1 && !rest.includes(';', sign) && rest.length - sign < longestEntity;
    return isOpen ? sign : rest.length;
  }

  #say(text: string): void {
    if (this.#open.length > 0) this.#events.push({ kind: 'text', text });
    else if (text.replace('\uFEFF', '').trim() !== '') throw badXml(contentTexts.noXml);
  }

  #takeMarkup(): boolean {
    const rest = this.#rest;
    if (rest.startsWith('<![CDATA[')) return this.#begin('cdata', 9);
    if (rest.startsWith('<!--')) return this.#begin('comment', 4);
    if (rest.startsWith('<?')) return this.#begin('instruction', 2);
    if (rest.startsWith('<!')) {
      if (rest.length < 9) return false;
      throw badXml(contentTexts.declares(this.#line));
    }
    const end = endOfTag(rest);
    if (end === -1) {
      if (rest.length > longestTag) throw badXml(contentTexts.tagTooLong(this.#line));
      return false;
    }
    const line = this.#line;
    this.#tag(
      this.#take(end + 1, (written) => written.slice(1, -1)),
      line,
    );
    return true;
  }

  #begin(section: Section, length: number): boolean {
    this.#section = section;
    this.#sectionLine = this.#line;
    this.#take(length, (written) => written);
    return true;
  }

  #takeSection(section: Section): boolean {
    const end = this.#rest.indexOf(ends[section]);
    // Its end may be cut in two.
    const length = end === -1 ? Math.max(0, this.#rest.length - ends[section].length + 1) : end;
    const text = this.#take(length, (written) => written);
    if (section === 'cdata' && text !== '') this.#say(text);
    if (end === -1) return false;
    this.#take(ends[section].length, (written) => written);
    this.#section = null;
    return true;
  }

  #tag(inner: string, line: number): void {
    if (inner.startsWith('/')) {
      this.#close(inner.slice(1).trim(), line);
      return;
    }
    const isEmpty = inner.endsWith('/');
    const { name, attributes } = this.#parsed(isEmpty ? inner.slice(0, -1) : inner, line);
    if (this.#open.length === 0 && this.#hasRoot) throw badXml(contentTexts.broken(line));
    if (this.#open.length >= mostDepth) throw badXml(contentTexts.tooDeep(line));
    this.#hasRoot = true;
    this.#events.push({ kind: 'open', name, attributes, line });
    if (isEmpty) this.#events.push({ kind: 'close', name });
    else this.#open.push({ name, line });
  }

  #close(name: string, line: number): void {
    const open = this.#open.pop();
    if (open === undefined || open.name !== name) {
      throw badXml(contentTexts.wrongEnd(name.slice(0, 50), line));
    }
    this.#events.push({ kind: 'close', name });
  }

  #parsed(inner: string, line: number) {
    const name = /^[\p{L}_][\p{L}\p{N}_:.-]*/u.exec(inner)?.[0];
    if (name === undefined) throw badXml(contentTexts.broken(line));
    const attributes = new Map<string, string>();
    let rest = inner.slice(name.length);
    while (rest.trim() !== '') {
      const [all, key = '', double, single = ''] =
        /^\s+([\p{L}_][\p{L}\p{N}_:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/u.exec(rest) ?? [];
      if (all === undefined) throw badXml(contentTexts.broken(line));
      attributes.set(key, this.#resolved(double ?? single));
      if (attributes.size > mostAttributes) throw badXml(contentTexts.tooManyAttributes(line));
      rest = rest.slice(all.length);
    }
    return { name, attributes };
  }

  /** @throws {ShopError} 422 for an entity that only a document type could declare */
  #resolved(written: string): string {
    if (!written.includes('&')) return written;
    return written.replaceAll(
      /&(?:#(\d{1,7});|#x([\da-f]{1,6});|([a-z]{2,4});)?/gi,
      (_all: string, decimal?: string, hex?: string, named?: string) => {
        const letter =
          named === undefined
            ? letterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
            : entities[named];
        if (letter === undefined) throw badXml(contentTexts.unknownEntity(this.#line));
        return letter;
      },
    );
  }

  #take(length: number, read: (written: string) => string): string {
    const written = this.#rest.slice(0, length);
    const text = read(written);
    this.#rest = this.#rest.slice(length);
    for (let at = written.indexOf('\n'); at !== -1; at = written.indexOf('\n', at + 1)) {
      this.#line += 1;
    }
    return text;
  }
}

const letterOf = (code: number): string | undefined =>
  code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;

/** Where a tag ends, which a sign within quotation marks does not say; -1 while it goes on. */
function endOfTag(xml: string): number {
  let quote = '';
  for (let at = 1; at < xml.length && at <= longestTag; at += 1) {
    const letter = xml[at] ?? '';
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '>') return at;
    else if (letter === '"' || letter === "'") quote = letter;
  }
  return -1;
}
