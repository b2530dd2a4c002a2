import { RowsBuilder } from '#server/spreadsheet/rows-builder.ts';
import { SheetError } from '#server/spreadsheet/sheet-error.ts';
import type { SheetRow } from '#server/spreadsheet/sheet-row.ts';
import {
  type Tag,
  attributeOf,
  cutBeforeTags,
  tagsIn,
  unescapeXml,
} from '#server/spreadsheet/xml-tags.ts';
import { ZipParts } from '#server/spreadsheet/zip-parts.ts';

/** Characters of a part that is read as a whole. */
const longestPart = 1_000_000;

/** Rows of the first sheet. A library would hold all texts of a file as a tree. @throws {SheetError} */
export async function* rowsOfXlsx(file: Uint8Array): AsyncGenerator<SheetRow> {
  const zip = new ZipParts(file);
  const { sheet, texts } = await placesIn(zip);
  const rows = new RowsBuilder(texts === null ? [] : await readShared(zip, texts));
  for await (const piece of cutBeforeTags(zip.textOf(sheet))) yield* rows.take(piece);
}

/** Texts that cells name by their number. */
async function readShared(zip: ZipParts, name: string): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isSpoken = false;
  for await (const piece of cutBeforeTags(zip.textOf(name))) {
    for (const tag of tagsIn(piece)) {
      if (tag.name === 'rPh') isSpoken = !tag.isEnd && !tag.isEmpty;
      else if (tag.name === 't' && !tag.isEnd && !isSpoken) text += tag.text;
      else if (tag.name === 'si' && (tag.isEnd || tag.isEmpty)) {
        texts.push(copied(unescapeXml(text)));
        text = '';
      }
    }
  }
  return texts;
}

/** A text that does not keep the one it was cut from in memory. */
const copied = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/** The tags of a small part. */
async function tagsOf(zip: ZipParts, name: string): Promise<Tag[]> {
  let text = '';
  for await (const piece of zip.textOf(name)) {
    text += piece;
    if (text.length > longestPart) throw new SheetError('large');
  }
  return [...tagsIn(text)];
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

/** What a part refers to, with paths from the root. */
async function relationsOf(zip: ZipParts, folder: string, name: string): Promise<Relation[]> {
  const tags = await tagsOf(zip, `${folder}_rels/${name}.rels`);
  return tags.flatMap((tag) => {
    const target = attributeOf(tag, ' Target') ?? '';
    if (tag.name !== 'Relationship' || !URL.canParse(target, 'file:///')) return [];
    return {
      id: attributeOf(tag, ' Id') ?? '',
      type: attributeOf(tag, ' Type') ?? '',
      target: new URL(target, `file:///${folder}`).pathname.slice(1),
    };
  });
}

async function placesIn(zip: ZipParts): Promise<{ sheet: string; texts: string | null }> {
  const root = await relationsOf(zip, '', '');
  const workbook = root.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? '';
  const slash = workbook.lastIndexOf('/') + 1;
  const parts = await relationsOf(zip, workbook.slice(0, slash), workbook.slice(slash));
  const first = (await tagsOf(zip, workbook)).find(({ name }) => name === 'sheet');
  const id = first === undefined ? null : attributeOf(first, ':id');
  const texts = parts.find(({ type }) => type.endsWith('/sharedStrings'))?.target;
  return {
    sheet: parts.find((each) => each.id === id)?.target ?? '',
    texts: texts !== undefined && zip.has(texts) ? texts : null,
  };
}
