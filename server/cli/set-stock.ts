import { availabilityCodes } from '#lib/contract/codes.ts';
import { obeyHere, runFromCommandLine } from '#server/cli/command-line.ts';
import { StartError } from '#server/errors.ts';

/**
 * `node server/cli/set-stock.ts WEBSITE_CODE VARIANT_ID STOCK`: sets the stock of a variant, also while the
 * service runs. Back-in-stock alerts are sent when it can be bought again.
 */
await runFromCommandLine(async () => {
  const given = process.argv.slice(2).map(Number);
  const [websiteCode = -1, variantId = -1, stock = -1] = given;
  if (given.length !== 3 || !given.every((each) => Number.isSafeInteger(each) && each >= 0)) {
    throw new StartError('Usage: set-stock.ts WEBSITE_CODE VARIANT_ID STOCK');
  }
  const change = { stock, ...(stock > 0 && { availability: availabilityCodes.available }) };
  await obeyHere({ do: 'change-variant', websiteCode, variantId, change });
  console.log(`There are ${stock} of ${variantId}.`);
});
