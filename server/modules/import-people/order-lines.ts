import type { NewFormerOrder } from '#server/modules/former-order/service.ts';
import {
  isObject,
  numberOf,
  plain,
  shortened,
  tomanOf,
  withoutMarkup,
} from '#server/modules/import/record-service.ts';
import { type Texts, textOf } from '#server/modules/import-people/person.ts';
import { peopleTexts } from '#server/modules/import-people/texts.ts';

type Line = NewFormerOrder['content']['lines'][number];
type Item = Readonly<Record<string, unknown>> | null;

/** Lines of an order that are kept. */
export const mostLines = 200;

/** What a line says by the names that WooCommerce has for it. */
type Written = Readonly<Record<string, string>>;

/** The lines of an order; more than are kept are not read. */
export function linesOf(texts: Texts, item: Item, currency: string): Line[] {
  const written = item === null ? ofCsv(texts) : ofJson(item);
  return written.slice(0, mostLines + 1).map((line) => lineOf(line, currency));
}

function lineOf(written: Written, currency: string): Line {
  const total = written['total'] ?? '';
  const toman = tomanOf(total, currency);
  const count = Math.floor(Number(written['quantity'] || '1'));
  const name = shortened(withoutMarkup(written['name'] ?? ''), 200);
  return {
    name: name === '' ? peopleTexts.nameless : name,
    count: Number.isSafeInteger(count) && count >= 0 && count < 1_000_000 ? count : 1,
    total: total === '' || typeof toman === 'string' ? null : toman,
    productId: numberOf(written['product_id']),
    sku: shortened(written['sku'] ?? '', 64),
  };
}

const ofItems = (items: unknown): Written[] =>
  Array.isArray(items)
    ? items
        .slice(0, mostLines + 1)
        .filter(isObject)
        .map((each) =>
          Object.fromEntries(
            ['name', 'product_id', 'quantity', 'total', 'sku'].map((name) => [
              name,
              plain(each[name]),
            ]),
          ),
        )
    : [];

const ofJson = (item: Readonly<Record<string, unknown>>): Written[] => ofItems(item['line_items']);

/** `name:…|quantity:…`, as export plugins write a line. */
function ofCell(cell: string): Written {
  const parts = cell.split('|').map((part) => {
    const at = part.indexOf(':');
    return at < 0 ? ['', ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
  });
  return Object.fromEntries(parts);
}

/** In columns of their own (`line_item_1`), all in one (`line_items`), or a column for each part (`Product Name #1`). */
function ofCsv(texts: Texts): Written[] {
  const all: Written[] = [];
  for (let at = 1; at <= mostLines + 1; at += 1) {
    const cell = texts.get(`lineitem${at}`);
    const name = textOf(texts, `productname${at}`, `itemname${at}`);
    if (cell !== undefined) all.push(ofCell(cell));
    else if (name !== '') {
      all.push({
        name,
        quantity: textOf(texts, `quantity${at}`, `itemquantity${at}`),
        total: textOf(texts, `itemtotal${at}`, `total${at}`),
        sku: textOf(texts, `sku${at}`),
        product_id: textOf(texts, `productid${at}`),
      });
    } else break;
  }
  if (all.length > 0) return all;
  const list = textOf(texts, 'lineitems');
  return list === '' ? [] : list.split(';').map(ofCell);
}

/** What was given back; 0 when the file does not say it. */
export function refundedOf(texts: Texts, item: Item, currency: string): number {
  const refunds = item?.['refunds'];
  const amounts = Array.isArray(refunds)
    ? refunds.filter(isObject).map((each) => plain(each['total']))
    : [textOf(texts, 'refundtotal', 'ordertotalrefunded')];
  return amounts
    .slice(0, 100)
    .map((each) => tomanOf(each.replace(/^[-−]/, ''), currency))
    .reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 0), 0);
}
