import { processWide } from '#lib/process-wide.ts';

interface Standing {
  /** When the service last failed to answer, in ms since the epoch; 0 after an answer. */
  failedAt: number;
}

const isStanding = (value: unknown): value is Standing =>
  typeof value === 'object' && value !== null && 'failedAt' in value;
const standing = processWide('service-standing', isStanding, () => ({ failedAt: 0 }));

/** For how long after a failed call a failed page is attributed to the service, in ms. */
const memory = 15_000;

/** Notes the outcome of a call: whether the service answered it, with anything but a failure of its own. */
export function noteCall(isAnswered: boolean): void {
  standing.failedAt = isAnswered ? 0 : Date.now();
}

/** Whether the last call of this process found no service, a moment ago. */
export const isServiceAway = (): boolean => Date.now() - standing.failedAt < memory;
