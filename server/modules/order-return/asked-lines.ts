import type { z } from 'zod';
import type { requestReturnBody } from '#lib/contract/member-order.ts';
import { piecesBack } from '#lib/rules/returns.ts';
import { ShopError } from '#server/errors.ts';
import type { ReturnFacts, ReturnLine } from '#server/modules/order/return-facts-service.ts';
import type { StoredLine } from '#server/modules/order-return/queries.ts';
import { returnTexts } from '#server/modules/order-return/texts.ts';

type Asked = z.output<typeof requestReturnBody>['lines'];

/**
 * The lines of a request as they are stored.
 * @throws {ShopError} 422 for a line the order does not have, and for more pieces than its member still has
 */
export function askedLines(
  asked: Asked,
  { lines, returns }: Pick<ReturnFacts, 'returns'> & { readonly lines: readonly ReturnLine[] },
): StoredLine[] {
  const back = piecesBack(returns);
  return asked.map(({ propertyId, count, cause, note, pictures }, at) => {
    const line = lines.find((each) => each.propertyId === propertyId);
    if (!line) throw wrong(`lines.${at}.propertyId`, returnTexts.unknownLine);
    const left = line.count - (back.get(propertyId) ?? 0);
    if (count > left) throw wrong(`lines.${at}.count`, returnTexts.tooMany(left));
    return { position: line.position, count, cause, note, pictures };
  });
}

export const wrong = (field: string, sentence: string) =>
  new ShopError(422, 'INVALID', sentence, { fields: { [field]: sentence } });
