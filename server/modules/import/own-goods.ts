import { paths } from '#lib/contract/paths.ts';
import type { GoodsRow, ReadGoods } from '#server/modules/import/products.ts';
import { cellText } from '#server/modules/import/values.ts';

/** The head below which a file that a shop like this wrote has the addresses of its goods. */
const head = 'Meta: _kahroba_product';

/** Reads which goods of this very shop a row is of. @param siteUrl without a trailing slash */
export function ownGoodsReader(heads: readonly string[], siteUrl: string) {
  const at = heads.findIndex((each) => each.trim() === head);
  const start = siteUrl + paths.product(0, '').replace('0/', '');
  return (read: ReadGoods, cells: readonly string[]): ReadGoods => {
    const address = cellText(cells[at] ?? '');
    if (read.goods === null || !address.startsWith(start)) return read;
    const [, code, variant] =
      /^([1-9]\d{0,8})\/(?:\?variant=([1-9]\d{0,8}))?$/.exec(address.slice(start.length)) ?? [];
    if (code === undefined) return read;
    const own = { product: Number(code), variant: variant === undefined ? null : Number(variant) };
    return { ...read, goods: { ...withOwnPictures(read.goods, siteUrl), own } };
  };
}

/** Texts of the shop name its pictures and pages without its address. */
function withOwnPictures(goods: GoodsRow, siteUrl: string): GoodsRow {
  if (goods.kind === 'variation' || goods.descriptionHtml === undefined) return goods;
  const descriptionHtml = [' src="', ' href="', ' poster="'].reduce(
    (text, name) => text.replaceAll(`${name}${siteUrl}/`, `${name}/`),
    goods.descriptionHtml,
  );
  return { ...goods, descriptionHtml };
}
