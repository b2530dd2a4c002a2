import { roles } from '#lib/contract/home.ts';
import { obeyHere, runFromCommandLine } from '#server/cli/command-line.ts';
import { StartError } from '#server/errors.ts';

/**
 * `node server/cli/set-role.ts MOBILE Administrator`: gives the registered member with this number the rights
 * of the shop's staff, also while the service runs; `Member` revokes them.
 */
await runFromCommandLine(async () => {
  const [mobile = '', wanted] = process.argv.slice(2);
  const role = roles.find((each) => each === wanted);
  if (role === undefined) throw new StartError(`Usage: set-role.ts MOBILE ${roles.join('|')}`);
  await obeyHere({ do: 'change-role', change: { mobile, role } });
  console.log(`${mobile} is ${role} now.`);
});
