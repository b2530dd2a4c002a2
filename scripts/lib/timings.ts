import { relative } from 'node:path';

/** Duration of a stage or a test file, in ms. */
export interface Timing {
  name: string;
  ms: number;
}

/** Number of slowest files printed. */
const mostFiles = 25;

const line = ({ name, ms }: Timing): string => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`;

/** Lines printed before the verdict: each stage in order, then the slowest files. */
export function timingLines(stages: readonly Timing[], files: readonly Timing[]): string[] {
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, mostFiles);
  return [
    'Stages:',
    ...stages.map(line),
    ...(slowest.length > 0 ? ['Slowest test files:', ...slowest.map(line)] : []),
  ];
}

/** A test file's path in the project. */
export const fileName = (path: string): string => relative('.', path);
