import { roles } from '#lib/contract/home.ts';
import { obeyHere, runFromCommandLine } from '#server/cli/command-line.ts';
import { StartError } from '#server/errors.ts';

/**
 * `node server/cli/set-role.ts MOBILE Administrator`: lets who has registered with a number do what the shop's people
 * do, also while the service runs; `Member` takes it back.
 */
await runFromCommandLine(async () => {
  const [mobile = '', wanted] = process.argv.slice(2);
  const role = roles.find((each) => each === wanted);
  if (role === undefined) throw new StartError(`Usage: set-role.ts MOBILE ${roles.join('|')}`);
  await obeyHere({ do: 'change-role', change: { mobile, role } });
  console.log(`${mobile} is ${role} now.`);
});
