import { type FormEvent, useRef, useState } from 'react';
import { fieldText, useFocusKept } from '#components/chat/field.tsx';
import { ratingTexts as texts } from '#components/chat/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { rateChat } from '#lib/chat/client.ts';
import { chatStore } from '#lib/chat/store.ts';
import { changeLog } from '#lib/chat/talk.ts';

const stars = [1, 2, 3, 4, 5];
const longestNote = 1_000;

/** Stars for a talk. @param onLater it is not wanted now */
export function Rating({ chat, onLater }: { chat: string; onLater: () => void }) {
  const [chosen, setChosen] = useState(0);
  const [sentence, setSentence] = useState('');
  const [isBusy, setBusy] = useState(false);

  const form = useRef<HTMLFormElement>(null);
  useFocusKept(form);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || chosen === 0) return;
    setBusy(true);
    const note = fieldText(new FormData(event.currentTarget), 'note');
    const outcome = await rateChat(chat, chosen, note);
    setBusy(false);
    if ('failure' in outcome) {
      setSentence(outcome.failure.sentence);
      return;
    }
    changeLog(chat, (log) => ({ ...log, chat: { ...log.chat, rating: chosen } }));
    chatStore.setState({ notice: outcome.answer.Message, isRatingAsked: false });
  };

  return (
    <form ref={form} className="chat-end" onSubmit={(event) => void submit(event)}>
      <fieldset>
        <legend className="font-label">{texts.title}</legend>
        <div className="star-choice">
          {stars.map((each) => (
            <label key={each}>
              <input
                className="sr-only"
                type="radio"
                name="stars"
                value={each}
                checked={chosen === each}
                onChange={() => setChosen(each)}
              />
              <Icon name="star" className="i-l" />
              <span className="sr-only">{texts.star(each)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {chosen === 0 ? null : (
        <div className="input">
          <textarea
            name="note"
            rows={2}
            maxLength={longestNote}
            aria-label={texts.note}
            placeholder={texts.note}
          />
        </div>
      )}
      {sentence === '' ? null : (
        <p className="hint hint-err" role="alert">
          {sentence}
        </p>
      )}
      <div className="chat-end-acts">
        <button
          type="submit"
          className="btn btn-ink btn-sm"
          disabled={chosen === 0}
          aria-disabled={isBusy}
        >
          {texts.submit}
        </button>
        <button type="button" className="btn btn-text btn-sm" onClick={onLater}>
          {texts.skip}
        </button>
      </div>
    </form>
  );
}
