import { runFromCommandLine } from '#server/cli/command-line.ts';
import { seedFromCommandLine } from '#server/db/seed/cli.ts';

await runFromCommandLine(() => seedFromCommandLine(process.argv.slice(2)));
