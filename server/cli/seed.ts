import { runFromCommandLine } from '#server/cli/command-line.ts';
import { seedFromCommandLine } from '#demo-shop/cli.ts';

await runFromCommandLine(() => seedFromCommandLine(process.argv.slice(2)));
