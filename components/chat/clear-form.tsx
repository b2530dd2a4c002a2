import { useRef, useState } from 'react';
import { ChosenHeading, useFocusKept } from '#components/chat/field.tsx';
import { clearTexts as texts } from '#components/chat/texts.ts';
import { clearTalk } from '#lib/chat/send.ts';
import { chatStore } from '#lib/chat/store.ts';

/** Asks whether a talk is removed for good. */
export function ClearForm({ chat }: { chat: string }) {
  const [sentence, setSentence] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useFocusKept(form);

  const clear = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await clearTalk(chat);
    setBusy(false);
    if ('failure' in outcome) setSentence(outcome.failure.sentence);
  };
  return (
    <div ref={form} className="chat-form">
      <div>
        <ChosenHeading>{texts.title}</ChosenHeading>
        <p>{texts.hint}</p>
      </div>
      {sentence === '' ? null : (
        <p className="hint hint-err" role="alert">
          {sentence}
        </p>
      )}
      <button
        type="button"
        className="btn btn-danger"
        aria-disabled={isBusy}
        onClick={() => void clear()}
      >
        {texts.submit}
      </button>
      <button
        type="button"
        className="btn btn-text"
        onClick={() => chatStore.setState({ view: 'talk' })}
      >
        {texts.cancel}
      </button>
    </div>
  );
}
