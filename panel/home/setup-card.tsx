import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { Check, ChevronLeft } from 'lucide-react';
import { formatNumber } from '#lib/text/toman.ts';
import { setupQuery } from '#panel/setup/calls.ts';
import { doneCount, isFinished, nextStep } from '#panel/setup/progress.ts';
import { setupTexts as words, stepWords } from '#panel/setup/texts.ts';
import '../setup/setup.css';

/** Progress of the set-up, for those who may change settings; nothing once all is done. */
export function SetupCard() {
  const { data } = useQuery(setupQuery);
  if (!data?.isShown || isFinished(data.steps)) return null;
  const { steps } = data;
  // A shop that nobody has set up yet begins with it; whoever skips a step is not led there again.
  if (steps.every(({ name, state }) => state === 'open' || name === 'sms' || name === 'payment'))
    return <Navigate to="/setup" replace />;
  const done = steps.filter(({ state }) => state === 'done');
  const left = steps.filter(({ state }) => state !== 'done');
  return (
    <section className="box setup-card">
      <div className="section-head">
        <h2>{words.shopSetup}</h2>
        <span className="medium muted">
          {words.of(formatNumber(doneCount(steps)), formatNumber(steps.length))}
        </span>
      </div>
      <progress
        className="wizard-progress"
        aria-label={words.shopSetup}
        max={steps.length}
        value={doneCount(steps)}
      />
      {done.length > 0 ? (
        <p className="setup-done">
          <span className="wizard-mark" data-state="done">
            <Check className="i i-s" aria-hidden="true" />
          </span>
          {done.map(({ name }) => stepWords[name].name).join('، ')}
        </p>
      ) : null}
      <ul className="grid gap-1">
        {left.map(({ name }) => (
          <li key={name}>
            <Link to="/setup" search={{ step: name }} className="setup-left">
              <span className="wizard-mark" />
              <span className="font-label">{stepWords[name].name}</span>
              <ChevronLeft className="i i-s" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to="/setup"
        search={{ step: nextStep(steps) ?? 'look' }}
        className="btn btn-outline justify-self-start"
      >
        {words.resume}
      </Link>
    </section>
  );
}
