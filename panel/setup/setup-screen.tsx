import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { ComponentType } from 'react';
import type { SetupAnswer, SetupStep } from '#lib/contract/settings.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { Page } from '#panel/frame/page.tsx';
import { BrandStep } from '#panel/setup/brand-step.tsx';
import { markStep, setupQuery } from '#panel/setup/calls.ts';
import { EnamadStep } from '#panel/setup/enamad-step.tsx';
import { DeliveryStep, LookStep, PaymentStep, SmsStep } from '#panel/setup/link-steps.tsx';
import { PagesStep } from '#panel/setup/pages-step.tsx';
import { ProductStep } from '#panel/setup/product-step.tsx';
import { doneCount, minutesLeft, nextStep, stepAfter, stepBefore } from '#panel/setup/progress.ts';
import { ShopStep } from '#panel/setup/shop-step.tsx';
import type { StepProps } from '#panel/setup/step.tsx';
import { setupTexts as words, stepWords } from '#panel/setup/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Failed } from '#panel/ui/states.tsx';
import { showFailure } from '#panel/ui/toast.tsx';
import './setup.css';

const stepScreens: Readonly<Record<SetupStep, ComponentType<StepProps>>> = {
  shop: ShopStep,
  brand: BrandStep,
  sms: SmsStep,
  payment: PaymentStep,
  delivery: DeliveryStep,
  product: ProductStep,
  pages: PagesStep,
  enamad: EnamadStep,
  look: LookStep,
};

interface ListProps {
  steps: SetupAnswer['steps'];
  current: SetupStep;
}

function StepList({ steps, current }: ListProps) {
  return (
    <nav className="desk" aria-label={words.steps}>
      <ol className="wizard-steps">
        {steps.map(({ name, state }) => (
          <li key={name}>
            <Link
              to="/setup"
              search={{ step: name }}
              className="entry"
              data-on={name === current ? '' : undefined}
              aria-current={name === current ? 'step' : undefined}
            >
              <span className="wizard-mark" data-state={state}>
                {state === 'done' ? <Check className="i i-s" aria-hidden="true" /> : null}
              </span>
              {stepWords[name].name}
              {state === 'open' ? null : (
                <span className="sr-only">، {state === 'done' ? words.done : words.skipped}</span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Wizard({ steps }: Pick<SetupAnswer, 'steps'>) {
  const [{ step: asked }, setFilters] = useFilters();
  const navigate = useNavigate();
  const current = steps.find(({ name }) => name === asked)?.name ?? nextStep(steps) ?? 'look';
  const place = steps.findIndex(({ name }) => name === current);
  const all = formatNumber(steps.length);
  const goTo = (step: SetupStep | null) => {
    if (step === null) void navigate({ to: '/home' });
    else setFilters({ step });
    scrollTo({ top: 0 });
  };
  const next = () => goTo(stepAfter(steps, current));
  const before = stepBefore(steps, current);
  const isDone = steps[place]?.state === 'done';
  const skip = async (): Promise<void> => {
    if (!isDone) await markStep(current, 'skipped');
    next();
  };
  const Shown = stepScreens[current];
  const { title, text } = stepWords[current];
  return (
    <>
      <div className="grid gap-2">
        <p className="medium muted">
          {words.at(formatNumber(place + 1), all)} · {words.left(formatNumber(minutesLeft(steps)))}
        </p>
        <progress
          className="wizard-progress"
          aria-label={words.shopSetup}
          max={steps.length}
          value={doneCount(steps)}
        />
      </div>
      <div className="wizard">
        <StepList steps={steps} current={current} />
        <section className="grid gap-6">
          <div className="grid gap-1">
            <h2 className="wizard-title">{title}</h2>
            <p className="muted">{text}</p>
          </div>
          <Shown
            key={current}
            isDone={isDone}
            onNext={next}
            onLater={() => void skip().catch(showFailure)}
            onBack={before === null ? null : () => goTo(before)}
          />
        </section>
      </div>
    </>
  );
}

/** «راه‌اندازی»: ten minutes from an empty shop to one that sells. Each step can be skipped. */
export default function SetupScreen() {
  const { data, error, refetch } = useQuery(setupQuery);
  return (
    <Page title={words.shopSetup} width="mid">
      {data ? <Wizard steps={data.steps} /> : null}
      {error && !data ? <Failed error={error} onRetry={refetch} /> : null}
      {data || error ? null : <span className="skeleton" aria-busy="true" />}
    </Page>
  );
}
