import type { SetupAnswer, SetupStep } from '#lib/contract/settings.ts';

type Steps = SetupAnswer['steps'];

/** Of all steps together; a step takes about as long as another. */
const allMinutes = 10;

export const doneCount = (steps: Steps): number =>
  steps.filter(({ state }) => state === 'done').length;

export const minutesLeft = (steps: Steps): number => {
  const left = steps.length - doneCount(steps);
  return left === 0 ? 0 : Math.max(1, Math.round((allMinutes * left) / steps.length));
};

export const isFinished = (steps: Steps): boolean => doneCount(steps) === steps.length;

/** The step to go on with: the first one that is neither done nor skipped, else the first that is not done. */
export function nextStep(steps: Steps): SetupStep | null {
  const next =
    steps.find(({ state }) => state === 'open') ?? steps.find(({ state }) => state !== 'done');
  return next?.name ?? null;
}

/** The step after another, in their order; null after the last. */
export const stepAfter = (steps: Steps, step: SetupStep): SetupStep | null =>
  steps[steps.findIndex(({ name }) => name === step) + 1]?.name ?? null;

export const stepBefore = (steps: Steps, step: SetupStep): SetupStep | null =>
  steps[steps.findIndex(({ name }) => name === step) - 1]?.name ?? null;
