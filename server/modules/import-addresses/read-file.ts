import { type Entry, badFile } from '#server/modules/import-addresses/entry.ts';
import { readJson } from '#server/modules/import-addresses/read-json.ts';
import { readList } from '#server/modules/import-addresses/read-list.ts';
import { readXml } from '#server/modules/import-addresses/read-xml.ts';
import { addressTexts } from '#server/modules/import-addresses/texts.ts';

const mostEntries = 200_000;

/** Bytes that can be read several times. */
export interface Source {
  readonly size: number;
  open(): AsyncIterable<Uint8Array>;
}

export type Format = 'json' | 'xml' | 'list';

/**
 * The pages that a file names: JSON of a shop's interface, an export of WordPress, a sitemap, a list. None for a list
 * without addresses.
 * @throws {ShopError} 422
 */
export async function* readEntries(file: Source, format: Format): AsyncGenerator<Entry> {
  let count = 0;
  for await (const entry of entriesOf(file, format)) {
    count += 1;
    if (count > mostEntries) throw badFile(addressTexts.tooManyRows);
    yield entry;
  }
  if (count === 0 && format !== 'list') throw badFile(addressTexts.noAddresses);
}

function entriesOf(file: Source, format: Format): AsyncGenerator<Entry> {
  if (format === 'json') return readJson(file);
  return format === 'xml' ? readXml(textOf(file)) : readList(textOf(file));
}

export async function formatOf(file: Source): Promise<Format> {
  for await (const piece of textOf(file)) {
    const [first] = piece.trimStart();
    if (first === undefined) continue;
    if (first === '<') return 'xml';
    return first === '{' || first === '[' ? 'json' : 'list';
  }
  return 'list';
}

/** The text of a file in pieces, by its byte order mark, else UTF-8. */
async function* textOf(file: Source): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const bytes of file.open()) {
    decoder ??= new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8');
    yield decoder.decode(bytes, { stream: true });
  }
  if (decoder !== null) yield decoder.decode();
}
