import { roles } from '#lib/contract/home.ts';
import { loadConfig, readEnvironment } from '#server/config.ts';
import { run } from '#server/control.ts';
import { StartError } from '#server/errors.ts';

/**
 * `node server/cli/set-role.ts MOBILE Administrator`: lets who has registered with a number do what the shop's people
 * do, also while the service runs; `Member` takes it back.
 */
async function main(): Promise<string> {
  const [mobile = '', wanted] = process.argv.slice(2);
  const role = roles.find((each) => each === wanted);
  if (role === undefined) throw new StartError(`Usage: set-role.ts MOBILE ${roles.join('|')}`);
  const config = loadConfig(readEnvironment());
  const outcome = await run(config, { do: 'change-role', change: { mobile, role } });
  if (outcome.error !== null) throw new StartError(outcome.error);
  return `${mobile} is ${role} now.`;
}

try {
  console.log(await main());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  for (const line of error.lines) console.error(line);
  process.exitCode = 1;
}
