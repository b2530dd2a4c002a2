import { loadConfig, readEnvironment } from '#server/config.ts';
import { run } from '#server/control.ts';
import { StartError } from '#server/errors.ts';

/**
 * `node server/cli/set-price.ts WEBSITE_CODE VARIANT_ID PRICE [OLD_PRICE]`: changes a price, in toman,
 * also while the service runs; pages that show it are made anew.
 */
async function main(): Promise<string> {
  const [websiteCode, variantId, price, oldPrice] = process.argv.slice(2).map(Number);
  const given = [websiteCode, variantId, price, oldPrice ?? 0];
  if (!given.every((each) => Number.isSafeInteger(each))) {
    throw new StartError('Usage: set-price.ts WEBSITE_CODE VARIANT_ID PRICE [OLD_PRICE]');
  }
  const outcome = await run(loadConfig(readEnvironment()), {
    do: 'change-variant',
    websiteCode: websiteCode ?? 0,
    variantId: variantId ?? 0,
    change: { price: price ?? 0, ...(oldPrice !== undefined && { oldPrice }) },
  });
  if (outcome.error !== null) throw new StartError(outcome.error);
  return `${websiteCode} costs ${price} toman.`;
}

try {
  console.log(await main());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  for (const line of error.lines) console.error(line);
  process.exitCode = 1;
}
