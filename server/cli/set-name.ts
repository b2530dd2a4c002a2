import { obeyHere, runFromCommandLine } from '#server/cli/command-line.ts';
import { StartError } from '#server/errors.ts';

/**
 * `node server/cli/set-name.ts WEBSITE_CODE NAME`: gives a product another name, also while the service runs; its
 * address follows, and the one of before leads there.
 */
await runFromCommandLine(async () => {
  const [code, ...words] = process.argv.slice(2);
  const [websiteCode, nameFa] = [Number(code), words.join(' ').trim()];
  if (!Number.isSafeInteger(websiteCode) || nameFa === '') {
    throw new StartError('Usage: set-name.ts WEBSITE_CODE NAME');
  }
  await obeyHere({ do: 'change-product', websiteCode, change: { nameFa } });
  console.log(`${websiteCode} is called ${nameFa}.`);
});
