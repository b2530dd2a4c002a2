import { type FormEvent, useRef, useState } from 'react';
import {
  ChatField,
  ChosenHeading,
  fieldText,
  showWrong,
  useFocusKept,
} from '#components/chat/field.tsx';
import { reportTexts as texts } from '#components/chat/texts.ts';
import { reportAbuse } from '#lib/chat/client.ts';
import { chatStore } from '#lib/chat/store.ts';

const longestReason = 2_000;
const back = () => chatStore.setState({ view: 'talk' });

/** Tells the shop's owner of staff who do not behave. */
export function ReportForm({ chat }: { chat: string }) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusKept(form);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const reason = fieldText(new FormData(event.currentTarget), 'reason').trim();
    if (reason === '') {
      showWrong(form.current, () => setError(texts.missing));
      return;
    }
    setBusy(true);
    const outcome = await reportAbuse(chat, reason);
    setBusy(false);
    if ('answer' in outcome) chatStore.setState({ view: 'talk', notice: outcome.answer.Message });
    else setError(outcome.failure.fields['reason'] ?? outcome.failure.sentence);
  };

  return (
    <form ref={form} className="chat-form" noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <ChosenHeading>{texts.title}</ChosenHeading>
        <p>{texts.hint}</p>
      </div>
      <ChatField id="chat-report" label={texts.reason} error={error}>
        {(state) => <textarea {...state} name="reason" rows={4} maxLength={longestReason} />}
      </ChatField>
      <button type="submit" className="btn btn-ink" aria-disabled={isBusy}>
        {texts.submit}
      </button>
      <button type="button" className="btn btn-text" onClick={back}>
        {texts.cancel}
      </button>
    </form>
  );
}
