import { seedFromCommandLine } from '#server/db/seed/cli.ts';
import { StartError } from '#server/errors.ts';

try {
  await seedFromCommandLine(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
