import { Link, useRouter } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { SetupStep } from '#lib/contract/settings.ts';
import { markStep } from '#panel/setup/calls.ts';
import { Step, type StepProps } from '#panel/setup/step.tsx';
import { setupTexts as words } from '#panel/setup/texts.ts';
import { Note } from '#panel/ui/states.tsx';
import { showFailure } from '#panel/ui/toast.tsx';

/** Whether the panel has a screen at this path. */
function useHasScreen(path: string): boolean {
  const { routesByPath } = useRouter();
  return path in routesByPath;
}

/** Says that a step is done, and goes on. */
const finish = (step: Parameters<typeof markStep>[0], onNext: () => void) => () =>
  void markStep(step, 'done').then(onNext, showFailure);

interface AwayProps {
  to: string;
  step: SetupStep;
  /** The amber one of the step. */
  isFirst?: boolean;
  children: string;
}

/** The way to a screen that does a step, and leads back to it (`BackToSetup`). */
function Away({ to, step, isFirst = false, children }: AwayProps) {
  return (
    <Link
      to={to}
      search={{ setup: step }}
      className={isFirst ? 'btn btn-primary btn-l' : 'btn btn-outline justify-self-start'}
    >
      {children}
    </Link>
  );
}

/** Text messages: their screen, or where the server sets them. */
export function SmsStep({ isDone, onNext, ...ways }: StepProps) {
  const hasScreen = useHasScreen('/settings/sms');
  if (!isDone && hasScreen) {
    const away = (
      <Away to="/settings/sms" step="sms" isFirst>
        {words.smsLink}
      </Away>
    );
    return <Step {...ways} onGo={onNext} go={away} />;
  }
  return (
    <Step {...ways} onGo={isDone ? onNext : finish('sms', onNext)}>
      {isDone ? <Note kind="good">{words.smsOn}</Note> : <Note>{words.smsServer}</Note>}
    </Step>
  );
}

interface WayProps {
  isFirst?: boolean;
}

const ToGateways = (props: WayProps) => (
  <Away to="/settings/payment" step="payment" {...props}>
    {words.paymentLink}
  </Away>
);
const ToOtherWays = (props: WayProps) => (
  <Away to="/settings/selling" step="payment" {...props}>
    {words.waysLink}
  </Away>
);

/** Gateways, and the ways without one. */
export function PaymentStep({ isDone, onNext, ...ways }: StepProps) {
  const hasScreen = useHasScreen('/settings/payment');
  const first = hasScreen ? <ToGateways isFirst /> : <ToOtherWays isFirst />;
  return (
    <Step {...ways} onGo={onNext} go={isDone ? undefined : first}>
      {isDone ? <Note kind="good">{words.paymentOn}</Note> : null}
      {isDone || hasScreen ? null : <Note>{words.paymentServer}</Note>}
      {isDone && hasScreen ? <ToGateways /> : null}
      {isDone || hasScreen ? <ToOtherWays /> : null}
    </Step>
  );
}

/** Delivery methods are made on their own screen. */
export function DeliveryStep({ isDone, onNext, ...ways }: StepProps) {
  if (isDone) {
    return (
      <Step {...ways} onGo={onNext}>
        <Note kind="good">{words.deliveryOn}</Note>
      </Step>
    );
  }
  const away = (
    <Away to="/settings/delivery/new" step="delivery" isFirst>
      {words.deliveryLink}
    </Away>
  );
  return <Step {...ways} onGo={onNext} go={away} />;
}

/** The shop itself. */
export function LookStep({ onNext, ...ways }: StepProps) {
  return (
    <Step {...ways} label={words.finish} onGo={finish('look', onNext)}>
      <a className="btn btn-outline justify-self-start" href="/" target="_blank" rel="noreferrer">
        <ExternalLink className="i i-s" aria-hidden="true" />
        {words.open}
      </a>
      <p className="medium muted">
        {words.openProduct} <bdi dir="ltr">{location.origin}</bdi>
      </p>
    </Step>
  );
}
