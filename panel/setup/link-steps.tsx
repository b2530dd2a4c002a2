import { Link, useRouter } from '@tanstack/react-router';
import { ExternalLink, Plus } from 'lucide-react';
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

/** Text messages: their screen, or where the server sets them. */
export function SmsStep({ isDone, onNext, ...ways }: StepProps) {
  const hasScreen = useHasScreen('/settings/sms');
  return (
    <Step {...ways} onGo={isDone ? onNext : finish('sms', onNext)}>
      {isDone ? (
        <Note kind="good">{words.smsOn}</Note>
      ) : hasScreen ? (
        <Link to="/settings/sms" className="btn btn-outline justify-self-start">
          {words.smsLink}
        </Link>
      ) : (
        <Note>{words.smsServer}</Note>
      )}
    </Step>
  );
}

/** Gateways, and the ways without one. */
export function PaymentStep({ isDone, onNext, ...ways }: StepProps) {
  const hasScreen = useHasScreen('/settings/payment');
  return (
    <Step {...ways} onGo={isDone ? onNext : finish('payment', onNext)}>
      {isDone ? <Note kind="good">{words.paymentOn}</Note> : null}
      {isDone || hasScreen ? null : <Note>{words.paymentServer}</Note>}
      <p className="flex flex-wrap gap-2">
        {hasScreen ? (
          <Link to="/settings/payment" className="btn btn-outline">
            {words.paymentLink}
          </Link>
        ) : null}
        <Link to="/settings/selling" className="btn btn-outline">
          {words.waysLink}
        </Link>
      </p>
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
  return (
    <Step
      {...ways}
      onGo={onNext}
      go={
        <Link to="/settings/delivery/$id" params={{ id: 'new' }} className="btn btn-primary btn-l">
          <Plus className="i i-s" aria-hidden="true" />
          {words.deliveryLink}
        </Link>
      }
    >
      {null}
    </Step>
  );
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
