import { availabilityCodes } from '#lib/contract/codes.ts';
import type { GoodsRow } from '#lib/contract/goods.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { availabilityWords, goodsTexts } from '#panel/goods/texts.ts';
import { availabilities } from '#panel/goods/wanted.ts';

type Stocked = Pick<GoodsRow, 'availability' | 'stock' | 'lowCount'>;

/** What the list says of a product's stock, and how. A state that is not sold from stock comes before the count. */
export function stockOf({ availability, stock, lowCount }: Stocked): {
  word: string;
  tone: 'plain' | 'low' | 'none';
} {
  const name = availabilities.find((each) => availabilityCodes[each] === availability);
  if (name === 'call' || name === 'soon' || name === 'discontinued') {
    return { word: availabilityWords[name], tone: 'plain' };
  }
  if (stock <= 0 || name !== 'available') return { word: goodsTexts.soldOut, tone: 'none' };
  return { word: goodsTexts.pieces(formatNumber(stock)), tone: lowCount > 0 ? 'low' : 'plain' };
}
