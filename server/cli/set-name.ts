import { loadConfig, readEnvironment } from '#server/config.ts';
import { run } from '#server/control.ts';
import { StartError } from '#server/errors.ts';

/**
 * `node server/cli/set-name.ts WEBSITE_CODE NAME`: gives a product another name, also while the service runs; its
 * address follows, and the one of before leads there.
 */
async function main(): Promise<string> {
  const [code, ...words] = process.argv.slice(2);
  const [websiteCode, nameFa] = [Number(code), words.join(' ').trim()];
  if (!Number.isSafeInteger(websiteCode) || nameFa === '') {
    throw new StartError('Usage: set-name.ts WEBSITE_CODE NAME');
  }
  const outcome = await run(loadConfig(readEnvironment()), {
    do: 'change-product',
    websiteCode,
    change: { nameFa },
  });
  if (outcome.error !== null) throw new StartError(outcome.error);
  return `${websiteCode} is called ${nameFa}.`;
}

try {
  console.log(await main());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  for (const line of error.lines) console.error(line);
  process.exitCode = 1;
}
