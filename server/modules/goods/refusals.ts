import { ShopError } from '#server/errors.ts';
import { goodsTexts } from '#server/modules/goods/texts.ts';

/** 422 with a sentence for each field. */
export const invalid = (fields: Record<string, string>): ShopError =>
  new ShopError(422, 'INVALID', goodsTexts.invalid, { fields });

export const unknownProduct = (): ShopError =>
  new ShopError(404, 'PRODUCT_NOT_FOUND', goodsTexts.unknownProduct);

/** 422 for a file that cannot be read. */
export const badFile = (message: string): ShopError => new ShopError(422, 'BAD_FILE', message);
