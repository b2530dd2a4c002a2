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

interface ActsProps {
  item: Judged;
  hasAnswer: boolean;
  isBusy: boolean;
  onHide: () => void;
  onClose: () => void;
}

/** What is shown already is approved again only by an answer. */
const canSave = ({ state, kind }: Judged): boolean => state !== 'shown' || canAnswer(kind);

function saveWord({ state }: Judged, hasAnswer: boolean): string {
  if (state === 'shown') return words.saveAnswer;
  return hasAnswer ? words.answerNext : words.approve;
}

function Acts({ item, hasAnswer, isBusy, onHide, onClose }: ActsProps) {
  return (
    <>
      {canSave(item) ? (
        <Button look="primary" type="submit" isBusy={isBusy}>
          {saveWord(item, hasAnswer)}
        </Button>
      ) : null}
      {item.state === 'shown' ? (
        <Button look="danger" onClick={onHide}>
          {words.hide}
        </Button>
      ) : null}
      <Button className="ms-auto" onClick={onClose}>
        {texts.close}
      </Button>
    </>
  );
}

/** A text that was judged: it can be answered, hidden, or approved after all. */
export default function OpinionDrawer({ item, onClose }: Props) {
  const { state, kind, author, reason } = item;
  const [answer, setAnswer] = useState('');
  const [isHiding, setIsHiding] = useState(false);
  const { mutate, isPending, error } = useVerdict(item, (verdict) => {
    showToast(verdict.is === 'refused' ? words.rejected : saidOf(verdict));
    onClose();
  });
  const failure = error && !isCancelled(error) ? error.message : null;
  const hasAnswer = answer.trim() !== '';
  const save = () => {
    if (!isPending && (state !== 'shown' || hasAnswer)) mutate({ is: 'approved', answer });
  };
  return (
    <Dialog
      isOpen
      isDrawer
      isFirm={hasAnswer}
      title={words.writtenBy(kindTitles[kind], author)}
      onClose={onClose}
      onSubmit={canSave(item) ? save : undefined}
      actions={
        <Acts
          item={item}
          hasAnswer={hasAnswer}
          isBusy={isPending && !isHiding}
          onHide={() => setIsHiding(true)}
          onClose={onClose}
        />
      }
    >
      <OpinionText item={item} />
      <AboutBox item={item} />
      {reason === '' ? null : <Note>{`${words.refusedFor}: ${reason}`}</Note>}
      {canAnswer(kind) ? (
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
