import { ChatLink } from '#components/chat/chat-link.tsx';
import { OfflineInput, offlineLabels, Trap } from '#components/chat/offline-fields.tsx';
import { PlainTalk } from '#components/chat/plain-talk.tsx';
import {
  chatPageTexts,
  chatTexts,
  offlineTexts as texts,
  plainTexts,
} from '#components/chat/texts.ts';
import { Breadcrumbs } from '#components/frame/breadcrumbs.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { PlainTalk as Talk } from '#lib/chat/plain-talk.ts';
import type { ChatRefusal } from '#lib/chat/refusal.ts';
import { chatOutcomes, type OfflineField, offlineFields } from '#lib/contract/chat-names.ts';
import { paths } from '#lib/contract/paths.ts';

interface ChatPageProps {
  refusal?: ChatRefusal | undefined;
  talk?: Talk | undefined;
}

const idOf = (field: string) => `leave-${field}`;

/**
 * The way to the box; without scripts the form of a shop that is away, as a plain form. The answer
 * leads to the element of this page that says what came of it (front/steps).
 * @param refusal the rejected input, to be corrected
 * @param talk of the visitor, where they have one
 */
export function ChatPage({ refusal, talk }: ChatPageProps) {
  const { title } = chatPageTexts;
  const isBlocked = refusal?.isBlocked ?? false;
  return (
    <article className="wrap no-chat pb-16">
      <Breadcrumbs steps={[{ title, path: paths.chat }]} />
      <h1 className="mb-4 mt-4 text-28 font-title lg:text-36">{title}</h1>
      <p className="chat-beside" hidden>
        {chatPageTexts.beside}
      </p>
      <p className="chat-refused" role="alert" hidden={!isBlocked}>
        {chatTexts.blocked}
      </p>
      <div className="chat-ways max-w-[30rem]" hidden={isBlocked}>
        {talk === undefined ? null : <PlainTalk talk={talk} />}
        <div className="needs-script mb-6">
          <ChatLink className="btn btn-outline btn-wide" icon="messages-square">
            {title}
          </ChatLink>
        </div>
        <section className="contact without-script" aria-labelledby={idOf('title')}>
          <h2 id={idOf('title')} className="sent-once text-18 font-title">
            {talk === undefined ? texts.title : plainTexts.more}
          </h2>
          <output id={chatOutcomes.done} className="outcome text-good" tabIndex={-1}>
            <Icon name="circle-check" className="flex-none" />
            <span>{texts.done}</span>
          </output>
          <form className="short-form sent-once" action={paths.chat} method="post">
            {talk === undefined ? <p>{texts.later}</p> : null}
            {offlineFields.map((name) => (
              <Field key={name} name={name} refusal={refusal} />
            ))}
            <Trap id={idOf('website')} />
            <Failed sentence={refusal?.sentence} />
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

/** That it was not sent is shown by the address, or by the answer, which knows why. */
function Failed({ sentence = null }: { sentence: string | null | undefined }) {
  const isShown = sentence !== null;
  return (
    <p
      id={chatOutcomes.failed}
      className={isShown ? 'outcome is-shown text-bad' : 'outcome text-bad'}
      role="alert"
      tabIndex={-1}
      {...(isShown && { autoFocus: true })}
    >
      <Icon name="circle-alert" className="i-s flex-none" />
      <span>{sentence || texts.failed}</span>
    </p>
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
