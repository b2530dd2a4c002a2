import { obeyHere, runFromCommandLine } from '#server/cli/command-line.ts';
import { StartError } from '#server/errors.ts';

/**
 * `node server/cli/set-price.ts WEBSITE_CODE VARIANT_ID PRICE [OLD_PRICE]`: changes a price, in toman, also
 * while the service runs. Pages that show it are revalidated.
 */
await runFromCommandLine(async () => {
  const [websiteCode = -1, variantId = -1, price = -1, oldPrice] = process.argv
    .slice(2)
    .map(Number);
  const given = [websiteCode, variantId, price, oldPrice ?? 0];
  if (!given.every((each) => Number.isSafeInteger(each) && each >= 0)) {
    throw new StartError('Usage: set-price.ts WEBSITE_CODE VARIANT_ID PRICE [OLD_PRICE]');
  }
  const change = { price, ...(oldPrice !== undefined && { oldPrice }) };
  await obeyHere({ do: 'change-variant', websiteCode, variantId, change });
  console.log(`${websiteCode} costs ${price} toman.`);
});
