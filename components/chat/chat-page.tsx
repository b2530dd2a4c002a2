import { ChatLink } from '#components/chat/chat-link.tsx';
import { OfflineInput, offlineLabels, Trap } from '#components/chat/offline-fields.tsx';
import { chatPageTexts, offlineTexts as texts } from '#components/chat/texts.ts';
import { Breadcrumbs } from '#components/frame/breadcrumbs.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { ChatRefusal } from '#lib/chat/refusal.ts';
import { chatOutcomes, type OfflineField, offlineFields } from '#lib/contract/chat-names.ts';
import { paths } from '#lib/contract/paths.ts';

const idOf = (field: string) => `leave-${field}`;

/**
 * The form of a shop that is away, as a plain form; with scripts also the way to the box. The answer
 * leads to the element of this page that says what came of it (front/steps).
 * @param refusal the rejected input, to be corrected
 */
export function ChatPage({ refusal }: { refusal?: ChatRefusal | undefined }) {
  const { title } = chatPageTexts;
  return (
    <article className="wrap no-chat pb-16">
      <Breadcrumbs steps={[{ title, path: paths.chat }]} />
      <h1 className="mb-4 mt-4 text-28 font-title lg:text-36">{title}</h1>
      <p className="chat-beside" hidden>
        {chatPageTexts.beside}
      </p>
      <div className="chat-ways max-w-[30rem]">
        <div className="needs-script mb-6">
          <ChatLink className="btn btn-outline btn-wide" icon="messages-square">
            {title}
          </ChatLink>
        </div>
        <section className="contact" aria-labelledby={idOf('title')}>
          <h2 id={idOf('title')} className="text-18 font-title">
            {texts.title}
          </h2>
          <output id={chatOutcomes.done} className="outcome text-good" tabIndex={-1}>
            <Icon name="circle-check" className="flex-none" />
            <span>{texts.done}</span>
          </output>
          <form className="short-form" action={paths.chat} method="post">
            <p>{texts.later}</p>
            {offlineFields.map((name) => (
              <Field key={name} name={name} refusal={refusal} />
            ))}
            <Trap id={idOf('website')} />
            <p id={chatOutcomes.failed} className="outcome text-bad" role="alert">
              <Icon name="circle-alert" className="i-s flex-none" />
              <span>{texts.failed}</span>
            </p>
            <button type="submit" className="btn btn-primary btn-wide">
              {texts.submit}
            </button>
            <p className="text-12 text-ink-3">{texts.privacy}</p>
          </form>
        </section>
      </div>
    </article>
  );
}

/** Its error is shown by the address or the answer. */
function Field({ name, refusal }: { name: OfflineField; refusal: ChatRefusal | undefined }) {
  const id = idOf(name);
  const below = `error-${name}`;
  const wrong = refusal?.wrong[name];
  const isFirst = offlineFields.find((field) => refusal?.wrong[field] !== undefined) === name;
  const fault = wrong !== undefined && { 'aria-invalid': true, 'aria-describedby': below };
  const state = { id, defaultValue: refusal?.written[name], autoFocus: isFirst, ...fault };
  return (
    <div className="field">
      <label htmlFor={id}>{offlineLabels[name]}</label>
      <div className={fault ? 'input input-err' : 'input'}>
        <OfflineInput name={name} state={state} isRequired />
      </div>
      <p
        id={below}
        className={fault ? 'hint hint-err outcome is-shown' : 'hint hint-err outcome'}
        role="alert"
      >
        <Icon name="circle-alert" className="i-s flex-none" />
        <span>
          <MixedText>{wrong ?? texts.errors[name]}</MixedText>
        </span>
      </p>
    </div>
  );
}
