/** `npm run verify`: format, lint, types, unused code, unit tests. Answers "am I done?". */
import { runChecks } from '#scripts/lib/checks.ts';
import { runServiceTests } from '#scripts/lib/jest.ts';
import { sum, verdict } from '#scripts/lib/results.ts';

const counts = sum([await runChecks(), await runServiceTests()]);
console.log(verdict(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
