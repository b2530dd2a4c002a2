import type { FileRow } from '#server/modules/import/row-kind-service.ts';
import { rowOf } from '#server/modules/import-content/item-row.ts';
import { oldSite } from '#server/modules/import-content/old-site.ts';
import { badXml } from '#server/modules/import-content/refusal.ts';
import { productsNamedIn } from '#server/modules/import-content/shortcodes.ts';
import { contentTexts } from '#server/modules/import-content/texts.ts';
import type { WholeFile } from '#server/modules/import-content/whole-file.ts';
import { type WxrItem, newSite, readWxr } from '#server/modules/import-content/wxr-reader.ts';

/** Posts and pages of a file. */
const mostTexts = 20_000;
const mostProducts = 20_000;

interface Needs {
  /** Of this shop, without a trailing slash. */
  readonly siteUrl: string;
  /** WebsiteCodes of goods by their numbers in the former shop. */
  productCodes(ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
}
interface Bytes {
  open(): AsyncIterable<Uint8Array>;
}

const typeOf = ({ fields }: WxrItem): string => (fields.get('wp:post_type') ?? '').trim();
const isTextType = (type: string): boolean => type === 'post' || type === 'page';

/**
 * Posts and pages of an export, which is read twice: pictures and terms may stand behind what names them.
 * @throws {ShopError} 422 that names the line
 */
export async function* rowsOfFile(file: Bytes, needs: Needs): AsyncGenerator<FileRow> {
  const whole = await lookThrough(file, needs);
  const others = new Map<string, number>();
  let line = 0;
  for await (const item of readWxr(file.open())) {
    const type = typeOf(item);
    if (isTextType(type)) {
      line = Math.max(item.line, line + 1);
      yield rowOf(item, line, whole);
    } else if (type !== 'attachment') {
      others.set(type.slice(0, 50), (others.get(type.slice(0, 50)) ?? 0) + 1);
    }
  }
  for (const [type, count] of others) {
    line += 1;
    const said = [{ head: '', text: contentTexts.otherType(count, type) }];
    yield { line, state: 'skipped', name: type, externalId: null, content: null, said };
  }
}

/** A text that does not keep the piece it was cut from in memory. */
const copied = (text = ''): string => Buffer.from(text.trim(), 'utf8').toString('utf8');

/** What items are said to have by their numbers. */
async function lookThrough(file: Bytes, { siteUrl, productCodes }: Needs): Promise<WholeFile> {
  const site = newSite();
  const attachments = new Map<string, { url: string; alt: string }>();
  const products = new Set<number>();
  let texts = 0;
  for await (const item of readWxr(file.open(), site)) {
    const { fields, meta } = item;
    const type = typeOf(item);
    if (type === 'attachment') {
      attachments.set(copied(fields.get('wp:post_id')), {
        url: copied(fields.get('wp:attachment_url')),
        alt: copied(meta.get('_wp_attachment_image_alt')),
      });
    }
    if (!isTextType(type)) continue;
    texts += 1;
    if (texts > mostTexts) throw badXml(contentTexts.tooManyTexts);
    for (const id of productsNamedIn(fields.get('content:encoded') ?? '')) {
      if (products.size < mostProducts) products.add(id);
    }
  }
  return {
    site,
    old: oldSite(site.baseUrl, siteUrl),
    named: { attachments, products: await productCodes([...products]) },
    seen: new Set(),
  };
}
