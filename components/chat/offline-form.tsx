import { type FormEvent, useRef, useState } from 'react';
import { ChatField, fieldText, showWrong, useFocusKept } from '#components/chat/field.tsx';
import { useDraft, useEntered } from '#components/chat/entered.ts';
import { OfflineInput, offlineLabels, Trap } from '#components/chat/offline-fields.tsx';
import { chatTexts, offlineTexts as texts } from '#components/chat/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { serviceNow } from '#lib/chat/clock.ts';
import { opensAt } from '#lib/chat/hours.ts';
import { leave } from '#lib/chat/send.ts';
import type { GetBoxAnswer } from '#lib/contract/chat.ts';
import { offlineFields } from '#lib/contract/chat-names.ts';

/** When an answer comes. */
function promise(box: GetBoxAnswer): string {
  const opening = opensAt(box, serviceNow());
  if (opening === null) return texts.later;
  const { day, time } = opening;
  const words: Record<string, string> = { today: chatTexts.today, tomorrow: texts.tomorrow };
  return texts.from(texts.at(words[day] ?? day, time));
}

/** What is empty, all at once: the service names one after the other. */
const missingOf = (mobile: string, message: string) => ({
  ...(mobile.trim() === '' && { mobile: texts.mobileMissing }),
  ...(message.trim() === '' && { message: texts.errors.message }),
});

/** For a message while nobody is here: the answer comes by the box, or by telephone. */
export function OfflineForm({ box }: { box: GetBoxAnswer }) {
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [sentence, setSentence] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusKept(form);
  const written = { name: useEntered('name'), mobile: useEntered('mobile'), message: useDraft() };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => fieldText(data, name);
    setSentence('');
    const missing = missingOf(text('mobile'), text('message'));
    if (Object.keys(missing).length > 0) {
      showWrong(form.current, () => setWrong(missing));
      return;
    }
    setBusy(true);
    const outcome = await leave({
      name: text('name'),
      mobile: text('mobile'),
      message: text('message'),
      website: text('website'),
    });
    setBusy(false);
    if ('answer' in outcome) return;
    const { fields, sentence: why } = outcome.failure;
    showWrong(form.current, () => setWrong(fields));
    if (Object.keys(fields).length === 0) setSentence(why);
  };

  return (
    <form
      ref={form}
      className="chat-form"
      aria-labelledby="chat-offline"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <h3 id="chat-offline" tabIndex={-1}>
          {texts.title}
        </h3>
        <p>
          {box.away === '' ? null : `${box.away} `}
          {promise(box)}
        </p>
      </div>
      {offlineFields.map((name) => (
        <ChatField
          key={name}
          id={`chat-offline-${name}`}
          label={offlineLabels[name]}
          error={wrong[name]}
        >
          {(state) => <OfflineInput name={name} state={{ ...state, ...written[name] }} />}
        </ChatField>
      ))}
      <Trap id="chat-offline-website" />
      {sentence === '' ? null : (
        <p className="hint hint-err" role="alert">
          <Icon name="circle-alert" className="i-s" />
          {sentence}
        </p>
      )}
      <button type="submit" className="btn btn-primary btn-lg" aria-disabled={isBusy}>
        {isBusy ? <span className="spinner" aria-hidden="true" /> : null}
        {texts.submit}
      </button>
      <p className="text-12 text-ink-3">{texts.privacy}</p>
    </form>
  );
}
