import { loadConfig, readEnvironment } from '#server/config.ts';
import { run } from '#server/control.ts';
import { StartError } from '#server/errors.ts';

/**
 * `node server/cli/set-removed.ts WEBSITE_CODE 1`: takes a product out of the shop, also while the service runs; `0`
 * brings it back.
 */
async function main(): Promise<string> {
  const [websiteCode = -1, removed] = process.argv.slice(2).map(Number);
  if (!Number.isSafeInteger(websiteCode) || (removed !== 0 && removed !== 1)) {
    throw new StartError('Usage: set-removed.ts WEBSITE_CODE 0|1');
  }
  const outcome = await run(loadConfig(readEnvironment()), {
    do: 'change-product',
    websiteCode,
    change: { removed: removed === 1 },
  });
  if (outcome.error !== null) throw new StartError(outcome.error);
  return `${websiteCode} is ${removed === 1 ? 'out of' : 'in'} the shop.`;
}

try {
  console.log(await main());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  for (const line of error.lines) console.error(line);
  process.exitCode = 1;
}
