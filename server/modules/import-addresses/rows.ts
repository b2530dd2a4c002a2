import { z } from 'zod';
import { mostRedirects } from '#lib/contract/redirect.ts';
import { numberAddress } from '#lib/rules/old-address.ts';
import { onOneLine } from '#lib/text/persian.ts';
import type { FileRow } from '#server/modules/import/row-kind-service.ts';
import { endsOf } from '#server/modules/import-addresses/chains.ts';
import type { Entry } from '#server/modules/import-addresses/entry.ts';
import { type Source, formatOf, readEntries } from '#server/modules/import-addresses/read-file.ts';
import { type Placed, placeOf, targetOf } from '#server/modules/import-addresses/target.ts';
import { addressTexts } from '#server/modules/import-addresses/texts.ts';

/** What a row says: an old page, and where it leads if that is known. */
export const rowContent = z.object({
  path: z.string(),
  kind: z
    .enum(['product', 'category', 'brand', 'tag', 'post', 'postCategory', 'postTag', 'page'])
    .nullable(),
  id: z.number().nullable(),
  sku: z.string().nullable(),
  name: z.string().nullable(),
  /** As `oldAddress` writes it. */
  to: z.string().nullable(),
  /** Its address is a guess. */
  isGuess: z.boolean(),
});
export type RowContent = z.infer<typeof rowContent>;

/** Kinds whose pages WordPress also finds by their number. */
const numbered = new Set<Entry['kind']>(['product', 'post', 'page']);

/** Makes rows of pages: an address is taken once, and no more than there is space for. */
export class RowMaker {
  #line = 0;
  #left: number;
  readonly #seen = new Set<string>();

  /** @param led redirects that are there */
  constructor(led: number) {
    this.#left = mostRedirects - led;
  }

  make(content: RowContent, line: number | null = null): FileRow {
    const shown = content.path;
    if (this.#seen.has(content.path)) return this.fault(shown, 'skipped', addressTexts.twice, line);
    if (this.#left <= 0) return this.fault(shown, 'wrong', addressTexts.noSpace, line);
    this.#seen.add(content.path);
    this.#left -= 1;
    return { ...this.#at(shown, line), state: 'read', externalId: content.id, content, said: [] };
  }

  fault(name: string, state: 'skipped' | 'wrong', text: string, line: number | null): FileRow {
    const said = [{ head: '', text }];
    return { ...this.#at(name, line), state, externalId: null, content: null, said };
  }

  #at(name: string, line: number | null) {
    this.#line = Math.max(this.#line + 1, line ?? 0);
    return { line: this.#line, name: onOneLine(name.slice(0, 500)).toWellFormed() };
  }
}

/** The rows of a file; none for one that names no address. @throws {ShopError} 422 */
export async function* rowsOfFile(
  file: Source,
  maker: RowMaker,
  siteUrl: string,
): AsyncGenerator<FileRow> {
  const format = await formatOf(file);
  const ends = format === 'list' ? await endsIn(file, siteUrl) : null;
  for await (const entry of readEntries(file, format)) {
    const { line } = entry;
    const fate = fateOf(entry, ends, siteUrl);
    if ('text' in fate) {
      yield maker.fault(entry.address || entry.name, fate.state, fate.text, line);
      continue;
    }
    const { path, to } = fate;
    const { kind, sku } = entry;
    const id = numbered.has(kind) ? entry.id : null;
    const name = entry.name === '' ? null : onOneLine(entry.name).toWellFormed();
    const content = { path, kind, id, sku, name, to, isGuess: false };
    yield maker.make(content, line);
    if (id !== null && path !== numberAddress(id)) {
      yield maker.make({ ...content, path: numberAddress(id) });
    }
  }
}

/** Where the addresses of a list lead in the end. */
async function endsIn(file: Source, siteUrl: string): Promise<Map<string, string | null>> {
  const ways = new Map<string, string>();
  for await (const { address, to } of readEntries(file, 'list')) {
    const from = placeOf(address);
    const place = to === null ? null : targetOf(to, address, siteUrl);
    if (place === null || !('path' in place) || !('path' in from)) continue;
    if (!ways.has(from.path)) ways.set(from.path, place.path);
  }
  return endsOf(ways);
}

type Fate =
  | { readonly path: string; readonly to: string | null }
  | { readonly state: 'skipped' | 'wrong'; readonly text: string };

function fateOf(entry: Entry, ends: Map<string, string | null> | null, siteUrl: string): Fate {
  if (entry.fault !== null) return entry.fault;
  const from = placeOf(entry.address);
  if ('fault' in from) return { state: 'wrong', text: from.fault };
  const to: Placed | null = entry.to === null ? null : targetOf(entry.to, entry.address, siteUrl);
  if (to === null) return { path: from.path, to: null };
  if ('fault' in to) return { state: 'wrong', text: to.fault };
  const end = ends?.get(from.path) ?? null;
  return end === null ? { state: 'wrong', text: addressTexts.loop } : { path: from.path, to: end };
}
