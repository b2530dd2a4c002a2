import { loadConfig, readEnvironment } from '#server/config.ts';
import { run } from '#server/control.ts';
import { StartError } from '#server/errors.ts';
import { availabilityCodes } from '#lib/contract/availability.ts';

/**
 * `node server/cli/set-stock.ts WEBSITE_CODE VARIANT_ID STOCK`: says how many there are, also while the service
 * runs. What has come can be bought, and those who wait for it are told.
 */
async function main(): Promise<string> {
  const given = process.argv.slice(2).map(Number);
  const [websiteCode = -1, variantId = -1, stock = -1] = given;
  if (given.length !== 3 || !given.every((each) => Number.isSafeInteger(each) && each >= 0)) {
    throw new StartError('Usage: set-stock.ts WEBSITE_CODE VARIANT_ID STOCK');
  }
  const outcome = await run(loadConfig(readEnvironment()), {
    do: 'change-variant',
    websiteCode,
    variantId,
    change: { stock, ...(stock > 0 && { availability: availabilityCodes.available }) },
  });
  if (outcome.error !== null) throw new StartError(outcome.error);
  return `There are ${stock} of ${variantId}.`;
}

try {
  console.log(await main());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  for (const line of error.lines) console.error(line);
  process.exitCode = 1;
}
