import { useState } from 'react';
import { refusalReasons } from '#lib/rules/refusal-reasons.ts';
import { opinionTexts as words } from '#panel/opinions/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextArea } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';

interface Props {
  isBusy: boolean;
  failure: string | null;
  onRefuse: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a text is refused or hidden: a ready reason, also to change it, or one's own. */
export default function RefuseDialog({ isBusy, failure, onRefuse, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Dialog
      isOpen
      isFirm={reason !== ''}
      title={words.refuseTitle}
      onClose={onClose}
      onSubmit={() => {
        if (reason.trim() === '') setIsMissing(true);
        else if (!isBusy) onRefuse(reason);
      }}
      action={words.refuseWith}
      isBusy={isBusy}
    >
      <ul className="grid" aria-label={words.readyReasons}>
        {refusalReasons.map((ready) => (
          <li key={ready}>
            <button
              type="button"
              className="reason"
              aria-pressed={ready === reason}
              onClick={() => {
                setReason(ready);
                setIsMissing(false);
              }}
            >
              {ready}
            </button>
          </li>
        ))}
      </ul>
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        error={isMissing ? words.reasonFirst : undefined}
        rows={2}
        maxLength={1_000}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          setIsMissing(false);
        }}
      />
      {failure === null ? null : <Note kind="bad">{failure}</Note>}
    </Dialog>
  );
}
