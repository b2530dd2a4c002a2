import { SheetError } from '#server/spreadsheet/sheet-error.ts';
import type { SheetCell, SheetRow } from '#server/spreadsheet/sheet-row.ts';
import { type Tag, attributeOf, tagsIn, unescapeXml } from '#server/spreadsheet/xml-tags.ts';

/** Columns and rows of Excel. */
const mostColumns = 16_384;
const mostLines = 1_048_576;

/** 0 for A, 26 for AA; null without letters. */
function columnOf(place: string | null): number | null {
  let column = 0;
  for (const letter of place ?? '') {
    if (letter < 'A' || letter > 'Z' || column > mostColumns) break;
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column === 0 ? null : column - 1;
}

/** Makes rows of the tags of a sheet, as its text arrives. */
export class RowsBuilder {
  readonly #shared: readonly string[];
  #line = 0;
  #cells: SheetCell[] = [];
  /** Of the cell that is open. */
  #at = 0;
  #type: string | null = null;
  #value = '';
  #text = '';
  #isSpoken = false;

  constructor(shared: readonly string[]) {
    this.#shared = shared;
  }

  /** @param xml begins with a tag @throws {SheetError} `wide`, `broken` */
  *take(xml: string): Generator<SheetRow> {
    for (const tag of tagsIn(xml)) {
      if (tag.name === 'row') {
        if (!tag.isEnd) this.#beginRow(tag);
        if (tag.isEnd || tag.isEmpty) yield { line: this.#line, cells: this.#cells };
      } else if (tag.name === 'c') {
        if (!tag.isEnd) this.#beginCell(tag);
        if (tag.isEnd || tag.isEmpty) this.#endCell();
      } else this.#readIn(tag);
    }
  }

  #beginRow(tag: Tag): void {
    const line = Number(attributeOf(tag, ' r') ?? this.#line + 1);
    if (!Number.isInteger(line) || line <= this.#line || line > mostLines) {
      throw new SheetError('broken');
    }
    this.#line = line;
    this.#cells = [];
  }

  #beginCell(tag: Tag): void {
    this.#at = columnOf(attributeOf(tag, ' r')) ?? this.#cells.length;
    if (this.#at >= mostColumns) throw new SheetError('wide', this.#line);
    this.#type = attributeOf(tag, ' t');
    this.#value = '';
    this.#text = '';
    this.#isSpoken = false;
  }

  #readIn({ name, isEnd, isEmpty, text }: Tag): void {
    if (name === 'rPh') this.#isSpoken = !isEnd && !isEmpty;
    if (isEnd) return;
    if (name === 'v') this.#value = text;
    if (name === 't' && !this.#isSpoken) this.#text += text;
  }

  #endCell(): void {
    while (this.#cells.length < this.#at) this.#cells.push(null);
    this.#cells[this.#at] = this.#cell();
  }

  #cell(): SheetCell {
    if (this.#type === 'inlineStr') return unescapeXml(this.#text);
    if (this.#value === '') return null;
    if (this.#type === 's') return this.#shared[Number(this.#value)] ?? null;
    const text = unescapeXml(this.#value);
    if (this.#type === 'b') return text === '1' ? 'true' : 'false';
    if (this.#type === 'str' || this.#type === 'e') return text;
    const number = Number(text);
    return Number.isNaN(number) ? text : number;
  }
}
