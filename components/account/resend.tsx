'use client';

import { useSecondsLeft } from '#components/account/use-seconds-left.ts';
import { authTexts } from '#components/account/auth-texts.ts';
import { minutesAndSeconds } from '#lib/rules/code-input.ts';

interface ResendProps {
  /** Time from which another code can be requested, in ms. */
  until: number;
  busy: boolean;
  onResend: () => void;
}

/**
 * Button for another code, enabled after a wait. Screen readers hear that a code was sent and that
 * another can be requested, not each second.
 */
export function Resend({ until, busy, onResend }: ResendProps) {
  const left = useSecondsLeft(until);
  return (
    <div className="grid min-h-11 place-items-center text-ink-2">
      <output className="sr-only">{left > 0 ? authTexts.sentNow : authTexts.mayResend}</output>
      {left > 0 ? (
        <p>
          {authTexts.resendBefore}{' '}
          <bdi dir="ltr" className="font-label text-ink">
            {minutesAndSeconds(left)}
          </bdi>{' '}
          {authTexts.resendAfter}
        </p>
      ) : (
        <button type="button" className="btn btn-text" aria-disabled={busy} onClick={onResend}>
          {authTexts.resend}
        </button>
      )}
    </div>
  );
}
