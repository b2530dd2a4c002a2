import { useState } from 'react';
import { isCancelled } from '#panel/client.ts';
import { type Judged, useVerdict } from '#panel/opinions/calls.ts';
import { AboutBox, OpinionText } from '#panel/opinions/opinion-text.tsx';
import RefuseDialog from '#panel/opinions/refuse-dialog.tsx';
import { kindTitles, opinionTexts as words } from '#panel/opinions/texts.ts';
import { canAnswer, type Verdict } from '#panel/opinions/verdict.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextArea } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';

interface Props {
  item: Judged;
  onClose: () => void;
}

/** A text that was judged: it can be answered, hidden, or approved after all. */
export default function OpinionDrawer({ item, onClose }: Props) {
  const { state, kind, author, reason } = item;
  const isShown = state === 'shown';
  const [answer, setAnswer] = useState('');
  const [isHiding, setIsHiding] = useState(false);
  const { mutate, isPending, error } = useVerdict(item, (verdict) => {
    showToast(verdict.is === 'refused' ? words.rejected : saidOf(verdict));
    onClose();
  });
  const failure = error && !isCancelled(error) ? error.message : null;
  const isAnswered = canAnswer(kind);
  // What is shown already is approved again only by an answer.
  const canSave = !isShown || isAnswered;
  const save = () => {
    if (!isPending && (!isShown || answer.trim() !== '')) mutate({ is: 'approved', answer });
  };
  const saveWord = answer.trim() === '' ? words.approve : words.answerNext;
  return (
    <Dialog
      isOpen
      isDrawer
      title={words.writtenBy(kindTitles[kind], author)}
      onClose={onClose}
      onSubmit={canSave ? save : undefined}
      actions={
        <>
          {canSave ? (
            <Button look="primary" type="submit" isBusy={isPending && !isHiding}>
              {isShown ? words.saveAnswer : saveWord}
            </Button>
          ) : null}
          {isShown ? (
            <Button look="danger" onClick={() => setIsHiding(true)}>
              {words.hide}
            </Button>
          ) : null}
          <Button className="ms-auto" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <OpinionText item={item} />
      <AboutBox item={item} />
      {reason === '' ? null : (
        <Note>
          {`${words.refusedFor}: `}
          {reason}
        </Note>
      )}
      {isAnswered ? (
        <TextArea
          label={words.answer}
          hint={words.answerHint}
          rows={3}
          maxLength={2_000}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      ) : null}
      {failure === null || isHiding ? null : <Note kind="bad">{failure}</Note>}
      {isHiding ? (
        <RefuseDialog
          isBusy={isPending}
          failure={failure}
          onRefuse={(why) => mutate({ is: 'refused', reason: why })}
          onClose={() => setIsHiding(false)}
        />
      ) : null}
    </Dialog>
  );
}

const saidOf = (verdict: Extract<Verdict, { is: 'approved' }>): string =>
  verdict.answer.trim() === '' ? words.approved : words.answered;
