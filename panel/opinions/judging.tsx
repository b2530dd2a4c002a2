import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WaitingOpinion } from '#lib/contract/opinion.ts';
import { refusalReasons } from '#lib/rules/refusal-reasons.ts';
import { isCancelled } from '#panel/client.ts';
import { useVerdict } from '#panel/opinions/calls.ts';
import { AboutBox, OpinionText } from '#panel/opinions/opinion-text.tsx';
import { opinionTexts as words } from '#panel/opinions/texts.ts';
import { canAnswer, reasonAt, type Verdict } from '#panel/opinions/verdict.ts';
import { Button } from '#panel/ui/button.tsx';
import { TextArea } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { isKey, isTaken } from '#panel/ui/use-key.ts';
import '#panel/styles/opinions.css';

const RefuseDialog = lazy(() => import('#panel/opinions/refuse-dialog.tsx'));

/** A key pressed so soon after a text came, in ms, was meant for the one before. */
const unread = 300;
/** Keys that decide nothing. */
const harmless: ReadonlySet<string> = new Set(['KeyJ', 'KeyK', 'KeyP', 'KeyR']);

interface Props {
  item: WaitingOpinion;
  /** The shop's answer, kept while other texts are read. */
  answer: string;
  onAnswer: (answer: string) => void;
  onJudged: () => void;
  onLater: () => void;
  onPrevious: (() => void) | null;
}

const saidOf = (verdict: Verdict): string => {
  if (verdict.is === 'refused') return words.rejected;
  return verdict.answer.trim() === '' ? words.approved : words.answered;
};

/** Calls the act of a key, wherever the focus is, but not while writing. */
function useActs(acts: Readonly<Record<string, () => void>>, other: (code: string) => void) {
  const since = useRef(0);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat) return;
    if (event.timeStamp - since.current < unread && !harmless.has(event.code)) return;
    if (!isKey(event, { code: event.code }) || isTaken(event.target)) return;
    const act = acts[event.code];
    if (act) {
      event.preventDefault();
      act();
    } else other(event.code);
  });
  useEffect(() => {
    since.current = performance.now();
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** One text, what it is about, and what is decided about it. */
export function Judging({ item, answer, onAnswer, onJudged, onLater, onPrevious }: Props) {
  const [isRefusing, setIsRefusing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, error } = useVerdict(item, (verdict) => {
    showToast(saidOf(verdict));
    onJudged();
  });
  const judge = (verdict: Verdict) => {
    if (!isPending) mutate(verdict);
  };
  const isAnswered = canAnswer(item.kind);
  const approve = () => judge({ is: 'approved', answer: isAnswered ? answer : '' });
  const refuse = (reason: string) => judge({ is: 'refused', reason });
  useActs(
    {
      KeyA: approve,
      KeyR: () => setIsRefusing(true),
      KeyJ: onLater,
      ...(onPrevious && { KeyK: onPrevious }),
      ...(isAnswered && { KeyP: () => field.current?.focus() }),
    },
    (code) => {
      const reason = reasonAt(code, refusalReasons);
      if (reason !== null) refuse(reason);
    },
  );
  const hasAnswer = isAnswered && answer.trim() !== '';
  return (
    <div className="judging">
      <article className="grid gap-4 min-w-0">
        <OpinionText item={item} />
        {isAnswered ? (
          <TextArea
            ref={field}
            label={words.answer}
            hint={words.answerHint}
            rows={3}
            maxLength={2_000}
            value={answer}
            onChange={(event) => onAnswer(event.target.value)}
            onKeyDown={(event) => {
              if (event.code === 'Enter' && (event.ctrlKey || event.metaKey)) approve();
            }}
          />
        ) : null}
        {error && !isCancelled(error) ? <Note kind="bad">{error.message}</Note> : null}
        <div className="judge-acts">
          <Button look="primary" isBusy={isPending} onClick={approve}>
            {hasAnswer ? words.answerNext : words.approve}
            <kbd aria-hidden="true">A</kbd>
          </Button>
          <Button onClick={() => setIsRefusing(true)}>
            {words.refuseMore}
            <kbd aria-hidden="true">R</kbd>
          </Button>
          <Button look="quiet" onClick={onLater}>
            {words.later}
            <kbd aria-hidden="true">J</kbd>
          </Button>
          {onPrevious ? (
            <Button look="quiet" className="desk-flex" onClick={onPrevious}>
              {words.previous}
              <kbd aria-hidden="true">K</kbd>
            </Button>
          ) : null}
        </div>
      </article>
      <div className="grid gap-4 content-start min-w-0">
        <AboutBox item={item} />
        <Reasons onChoose={refuse} />
      </div>
      {isRefusing ? (
        <Suspense>
          <RefuseDialog
            isBusy={isPending}
            failure={error && !isCancelled(error) ? error.message : null}
            onRefuse={refuse}
            onClose={() => setIsRefusing(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Ready reasons by one press; phones have them in the dialog of «رد». */
function Reasons({ onChoose }: { onChoose: (reason: string) => void }) {
  return (
    <section className="box desk">
      <h3 className="pb-2">{words.refuseTitle}</h3>
      <ul className="grid">
        {refusalReasons.map((reason, at) => (
          <li key={reason}>
            <button type="button" className="reason" onClick={() => onChoose(reason)}>
              <kbd aria-hidden="true">{at + 1}</kbd>
              {reason}
            </button>
          </li>
        ))}
      </ul>
      <p className="hint pt-2">{words.reasonHint}</p>
    </section>
  );
}
