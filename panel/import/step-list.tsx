import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { ImportKindName, ImportState } from '#lib/contract/import-names.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { isOpenStep, type StepName, stepsOf } from '#panel/import/steps.ts';
import { importTexts as words, stepWords } from '#panel/import/texts.ts';

interface Props {
  kind: ImportKindName;
  state: ImportState;
  current: StepName;
}

/** Where in the steps one is; those that can be gone back to are links. */
export function StepList({ kind, state, current }: Props) {
  const steps = stepsOf(kind);
  const place = steps.indexOf(current);
  return (
    <nav aria-label={words.steps}>
      <ol className="import-steps">
        {steps.map((step, at) => {
          const isDone = at < place;
          const inside = (
            <>
              <span className="import-mark" aria-hidden="true">
                {isDone ? <Check className="i i-s" /> : formatNumber(at + 1)}
              </span>
              <span className="import-step-name">{stepWords[step]}</span>
              {isDone ? <span className="sr-only">، {words.stepDone}</span> : null}
            </>
          );
          return (
            <li
              key={step}
              data-done={isDone ? '' : undefined}
              aria-current={at === place ? 'step' : undefined}
            >
              {isDone && isOpenStep(state, step) ? (
                <Link to="." search={{ step }} className="import-step">
                  {inside}
                </Link>
              ) : (
                <span className="import-step">{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
