import { obeyHere, runFromCommandLine } from '#server/cli/command-line.ts';
import { StartError } from '#server/errors.ts';

/**
 * `node server/cli/set-name.ts WEBSITE_CODE NAME`: renames a product, also while the service runs. The slug
 * follows the name; the former URL redirects to the new one.
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
