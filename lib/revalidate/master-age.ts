import { processWide } from '#lib/process-wide.ts';

interface MasterAge {
  count: number;
}

const isAge = (value: unknown): value is MasterAge =>
  typeof value === 'object' && value !== null && 'count' in value;
const age = processWide('master-age', isAge, () => ({ count: 0 }));

/** Counts a change of the master data that the service has announced to this process. */
export function noteMasterChange(): void {
  age.count += 1;
}

/** How often it has changed: what was read of it at another age may be outdated. */
export const masterAge = (): number => age.count;
