import type { GetImportAnswer } from '#lib/contract/import.ts';
import type { Choices } from '#panel/import/choices.ts';
import type { StepName } from '#panel/import/steps.ts';

export interface StepProps {
  data: GetImportAnswer;
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
  onStep: (step: StepName) => void;
}
