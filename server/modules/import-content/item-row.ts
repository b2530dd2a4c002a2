import { createHash } from 'node:crypto';
import { normalisePersian } from '#lib/text/persian.ts';
import type { FileRow } from '#server/modules/import/row-kind-service.ts';
import { bodyOf } from '#server/modules/import-content/body.ts';
import {
  type ItemContent,
  pageOf,
  postOf,
  seoDescriptionOf,
} from '#server/modules/import-content/item-content.ts';
import { isFromShop, isVisible, textOf } from '#server/modules/import-content/item-text.ts';
import type { OldSite } from '#server/modules/import-content/old-site.ts';
import { publicationOf } from '#server/modules/import-content/publication.ts';
import { contentTexts } from '#server/modules/import-content/texts.ts';
import type { WholeFile } from '#server/modules/import-content/whole-file.ts';
import type { WxrItem } from '#server/modules/import-content/wxr-reader.ts';

const longestTitle = 200;
const longestBody = 200_000;

type Row = Pick<FileRow, 'line' | 'name' | 'externalId'>;
type Kind = 'post' | 'page';

/** A row of a post or page. */
export function rowOf(item: WxrItem, line: number, file: WholeFile): FileRow {
  const id = idOf(item);
  const title = titleOf(item);
  const row = { line, name: title.slice(0, longestTitle), externalId: id };
  const kind = item.fields.get('wp:post_type')?.trim() === 'page' ? 'page' : 'post';
  const refusal = refusalOf(item, id, kind, file.seen);
  if (refusal !== null) return left(row, refusal);
  if (id !== null) file.seen.add(id);
  return takenRow(row, item, { kind, title }, file);
}

function takenRow(
  row: Row,
  item: WxrItem,
  { kind, title }: { kind: Kind; title: string },
  file: WholeFile,
): FileRow {
  const { fields } = item;
  const isOurs = isFromShop(item);
  const html = fields.get('content:encoded') ?? '';
  const body = bodyOf({ html, kind, title, isOurs }, file.old, file.named);
  const bodyHtml = normalisePersian(body.html);
  // A page of a shop as this one may be empty.
  const fault = isOurs && kind === 'page' ? null : faultOfBody(bodyHtml);
  if (fault !== null) return left(row, fault);
  const common = {
    source: file.old.host,
    own: ownNumber(item, file.old),
    oldPath: file.old.pathOf(fields.get('link') ?? '') ?? '',
    title: title.slice(0, longestTitle),
    bodyHtml,
    seoDescription: seoDescriptionOf(item),
    pictures: [...body.pictures],
  };
  const { time, notes } = publicationOf(item);
  const { content, notes: others } =
    kind === 'page'
      ? pageOf(item, common)
      : postOf(item, { ...common, isOurs, publishedTime: time }, file);
  return taken(row, content, [
    ...notes,
    ...body.notes,
    ...others,
    ...(title.length > longestTitle ? [contentTexts.titleCut] : []),
    ...(item.comments > 0 ? [contentTexts.comments(item.comments)] : []),
  ]);
}

interface Refusal {
  readonly state: 'skipped' | 'wrong';
  readonly text: string;
}
const skipped = (text: string): Refusal => ({ state: 'skipped', text });
const wrong = (text: string): Refusal => ({ state: 'wrong', text });

const left = (row: Row, { state, text }: Refusal): FileRow => ({
  ...row,
  state,
  content: null,
  said: [{ head: '', text }],
});

/** Why an item does not come in, as far as its fields say. */
function refusalOf(
  item: WxrItem,
  id: number | null,
  kind: Kind,
  seen: ReadonlySet<number>,
): Refusal | null {
  if (id === null) return wrong(contentTexts.noId);
  if (seen.has(id)) return wrong(contentTexts.idTwice);
  if (item.isTooLong) return wrong(contentTexts.textTooLong);
  const { time, isLeftOut } = publicationOf(item);
  if (isLeftOut) return skipped(contentTexts.removed);
  return kind === 'page' && time === null ? skipped(contentTexts.pageDraft) : null;
}

function faultOfBody(html: string): Refusal | null {
  if (html.length > longestBody) return wrong(contentTexts.bodyTooLong);
  const isEmpty =
    !/<(?:img|iframe|video)\b/.test(html) && !isVisible(html.replaceAll(/<[^<>]*>/g, ''));
  return isEmpty && !html.includes(' data-product=') ? skipped(contentTexts.noText) : null;
}

function taken(row: Row, content: ItemContent['content'], notes: readonly string[]): FileRow {
  const waiting = content.pictures.length;
  const all = waiting === 0 ? notes : [...notes, contentTexts.picturesWait(waiting)];
  const said = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return {
    ...row,
    state: 'read',
    content: { ...content, said },
    said: all.map((text) => ({ head: '', text })),
  };
}

function idOf({ fields }: WxrItem): number | null {
  const [, id] = /^\s*0*([1-9]\d{0,14})\s*$/.exec(fields.get('wp:post_id') ?? '') ?? [];
  return id === undefined ? null : Number(id);
}

function titleOf(item: WxrItem): string {
  const title = textOf(item.fields.get('title'), isFromShop(item));
  return isVisible(title) ? title : contentTexts.untitled;
}

/** The number of a post of this very shop: the export counts posts, pages and pictures together. */
function ownNumber({ fields }: WxrItem, { isThisShop }: OldSite): number | null {
  const number = /^kahroba-(?:post|page)-(\d{1,12})$/.exec(fields.get('guid') ?? '')?.[1];
  return isThisShop && number !== undefined ? Math.floor(Number(number) / 3) : null;
}
