import type { ImportKindName, ImportState } from '#lib/contract/import-names.ts';

/** Steps of bringing a file in, in their order. */
export const stepNames = ['file', 'columns', 'money', 'trial', 'apply', 'report'] as const;
export type StepName = (typeof stepNames)[number];

/** Steps that may be shown in a state; the first one is, unless the address asks for another. */
const open: Readonly<Record<ImportState, readonly [StepName, ...StepName[]]>> = {
  uploading: ['file'],
  uploaded: ['columns', 'money'],
  reading: ['trial'],
  ready: ['trial', 'columns', 'money'],
  failed: ['trial', 'columns', 'money'],
  applying: ['apply'],
  stopped: ['apply'],
  done: ['report'],
  undoing: ['report'],
  undone: ['report'],
};

/** Steps of a kind of files: only goods have columns and prices that are asked for. */
export const stepsOf = (kind: ImportKindName): readonly StepName[] =>
  stepNames.filter((step) => kind === 'goods' || (step !== 'columns' && step !== 'money'));

/**
 * The step to show. A dry run that was asked for, and has not begun or was stopped, leaves one where it is begun.
 * @param asked what the address says
 */
export function stepOf(
  state: ImportState,
  asked: string | undefined,
  kind: ImportKindName = 'goods',
): StepName {
  if (kind !== 'goods') return open[state].find((step) => stepsOf(kind).includes(step)) ?? 'trial';
  if (state === 'uploaded' && asked === 'trial') return 'money';
  return open[state].find((step) => step === asked) ?? open[state][0];
}

/** Whether a step can be gone to. */
export const isOpenStep = (state: ImportState, step: StepName): boolean =>
  open[state].includes(step);

/** Whether the service is at work on it. */
export const isUnderWay = (state: ImportState): boolean =>
  state === 'reading' || state === 'applying' || state === 'undoing';
