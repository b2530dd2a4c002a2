import { type FormEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useDraft, useEntered } from '#components/chat/entered.ts';
import { ChatField, showWrong, useFocusKept } from '#components/chat/field.tsx';
import { chatTexts, startTexts as texts } from '#components/chat/texts.ts';
import { openNamedChat } from '#lib/chat/send.ts';
import { chatStore } from '#lib/chat/store.ts';
import { longestChatName } from '#lib/contract/chat-names.ts';

type Wrong = Readonly<Record<string, string>>;

function wrongOf(name: string, body: string): Wrong {
  return {
    ...(name.trim() === '' && { name: texts.nameMissing }),
    ...(body.trim() === '' && { body: texts.messageMissing }),
  };
}

/** Name and first message, where the shop wants a name before it talks. */
export function StartForm() {
  const [wrong, setWrong] = useState<Wrong>({});
  const [sentence, setSentence] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusKept(form);

  const invitation = useStore(chatStore, (chat) => chat.invitation);
  const name = useEntered('name');
  const message = useDraft();

  const refuse = (fields: Wrong) => showWrong(form.current, () => setWrong(fields));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const body = message.value;
    const missing = wrongOf(name.value, body);
    setSentence('');
    if (Object.keys(missing).length > 0) {
      refuse(missing);
      return;
    }
    setWrong({});
    setBusy(true);
    const failure = await openNamedChat(name.value, body);
    setBusy(false);
    if (failure === null) return;
    if (Object.keys(failure.fields).length > 0) refuse(failure.fields);
    else setSentence(failure.sentence);
  };

  return (
    <form ref={form} className="chat-form" noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <h3 tabIndex={-1}>{texts.title}</h3>
        <p dir="auto">{invitation?.text ?? texts.hint}</p>
      </div>
      <ChatField id="chat-start-name" label={texts.name} error={wrong['name']}>
        {(state) => (
          <input
            {...state}
            {...name}
            type="text"
            name="name"
            autoComplete="name"
            maxLength={longestChatName}
          />
        )}
      </ChatField>
      <ChatField id="chat-start-body" label={texts.message} error={wrong['body']}>
        {(state) => <textarea {...state} name="body" rows={3} {...message} />}
      </ChatField>
      {sentence === '' ? null : (
        <p className="hint hint-err" role="alert">
          {sentence}
        </p>
      )}
      <button type="submit" className="btn btn-primary btn-lg" aria-disabled={isBusy}>
        {isBusy ? <span className="spinner" aria-hidden="true" /> : null}
        {chatTexts.send}
      </button>
    </form>
  );
}
