import { roles } from '#lib/contract/home.ts';
import { obeyHere, runFromCommandLine } from '#server/cli/command-line.ts';
import { StartError } from '#server/errors.ts';

/**
 * `node server/cli/set-role.ts MOBILE Administrator`: makes the registered member with this number a manager of the shop,
 * also while the service runs. One who has lost their second step sets it up anew. `Member` takes the access back.
 */
await runFromCommandLine(async () => {
  const [mobile = '', wanted] = process.argv.slice(2);
  const role = roles.find((each) => each === wanted);
  if (role === undefined) throw new StartError(`Usage: set-role.ts MOBILE ${roles.join('|')}`);
  await obeyHere({ do: 'change-role', change: { mobile, role } });
  console.log(`${mobile} is ${role} now.`);
});
