import { obeyHere, runFromCommandLine } from '#server/cli/command-line.ts';
import { StartError } from '#server/errors.ts';

/**
 * `node server/cli/set-removed.ts WEBSITE_CODE 1`: removes a product from the shop, also while the service
 * runs; `0` restores it.
 */
await runFromCommandLine(async () => {
  const [websiteCode = -1, removed] = process.argv.slice(2).map(Number);
  if (!Number.isSafeInteger(websiteCode) || (removed !== 0 && removed !== 1)) {
    throw new StartError('Usage: set-removed.ts WEBSITE_CODE 0|1');
  }
  await obeyHere({ do: 'change-product', websiteCode, change: { removed: removed === 1 } });
  console.log(`${websiteCode} is ${removed === 1 ? 'out of' : 'in'} the shop.`);
});
