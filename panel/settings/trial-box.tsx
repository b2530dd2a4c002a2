import { PlugZap } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { settingsFrameTexts as words } from '#panel/settings/frame-texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Note } from '#panel/ui/states.tsx';
import './keys.css';

/** What came of a test. */
export interface TrialShown {
  isGood: boolean;
  message: string;
  /** Ms; 0 when nobody was asked. */
  took: number;
  said: string | null;
}

interface Props {
  /** What the test does, before the first one. */
  about: ReactNode;
  action: string;
  isBusy: boolean;
  isDisabled?: boolean;
  shown: TrialShown | null;
  onTry: () => void;
}

/** A test with its verdict. */
export function TrialBox({ about, action, isBusy, isDisabled = false, shown, onTry }: Props) {
  return (
    <div className="grid gap-3">
      <div className="trial">
        <p className="medium muted">{about}</p>
        <Button
          isBusy={isBusy}
          disabled={isDisabled}
          icon={<PlugZap className="i i-s" aria-hidden="true" />}
          onClick={onTry}
        >
          {action}
        </Button>
      </div>
      <div aria-live="polite">
        {shown ? (
          <Note kind={shown.isGood ? 'good' : 'bad'}>
            {shown.message}{' '}
            {shown.took > 0 ? (
              <span className="muted">{words.took(formatNumber(shown.took))}</span>
            ) : null}
            {shown.said === null ? null : (
              <span className="small muted block">
                {words.said} <bdi dir="ltr">{shown.said}</bdi>
              </span>
            )}
          </Note>
        ) : null}
      </div>
    </div>
  );
}
