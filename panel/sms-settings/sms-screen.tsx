import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SmsSettingsAnswer } from '#lib/contract/sms-settings.ts';
import { CallError, isCancelled } from '#panel/client.ts';
import { ConflictOf } from '#panel/content/conflict-of.tsx';
import { type ContentForm, useContentForm } from '#panel/content/use-content-form.ts';
import { FixedNote } from '#panel/settings/fixed-note.tsx';
import { settingsFrameTexts } from '#panel/settings/frame-texts.ts';
import { SecretField } from '#panel/settings/secret-field.tsx';
import { SettingsFormPage, SettingsWaiting } from '#panel/settings/settings-page.tsx';
import { TrialBox, type TrialShown } from '#panel/settings/trial-box.tsx';
import { savedKeyShown } from '#panel/settings/written-key.ts';
import { rereadSms, saveSms, sendTestSms, smsQuery } from '#panel/sms-settings/calls.ts';
import { FailureSection, SentSection } from '#panel/sms-settings/parts.tsx';
import { smsTexts as words } from '#panel/sms-settings/texts.ts';
import {
  bodyOf,
  emptySms,
  isKeySaved,
  type SmsValues,
  valuesOf,
  withKey,
  writtenKey,
} from '#panel/sms-settings/values.ts';
import { texts } from '#panel/texts.ts';
import { SelectField } from '#panel/ui/choices.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';

const options = Object.entries(words.providers).map(([value, label]) => ({ value, label }));
const providerOf = (value: string): SmsValues['provider'] =>
  value === 'kavenegar' || value === 'smsir' ? value : 'inbox';

/** A value as two people compare it. */
function show(name: keyof SmsValues, values: SmsValues, before: SmsValues): string {
  if (name === 'provider') return words.providers[values.provider];
  if (name === 'apiKey') {
    return values.apiKey.written ? words.newKey : savedKeyShown(values.apiKey, before.apiKey);
  }
  return values[name] || texts.nothing;
}

/** What came of a test that was refused. */
function shownError(error: unknown): TrialShown | null {
  if (isCancelled(error)) return null;
  const [sentence] = error instanceof CallError ? Object.values(error.fields) : [];
  const message = error instanceof CallError ? error.message : texts.failed.unknown;
  return { isGood: false, message: sentence ?? message, took: 0, said: null };
}

function Trial({ values }: { values: SmsValues }) {
  const [shown, setShown] = useState<TrialShown | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendTestSms(bodyOf(values)),
    meta: { isShown: true },
    onSuccess: ({ success, ...trial }) => setShown({ isGood: success, ...trial }),
    onError: (error) => setShown(shownError(error)),
  });
  return (
    <TrialBox
      about={words.testAbout}
      action={shown ? words.testAgain : words.test}
      isBusy={isPending}
      shown={shown}
      onTry={() => mutate()}
    />
  );
}

interface PartProps {
  settings: SmsSettingsAnswer;
  form: ContentForm<SmsValues, SmsSettingsAnswer>;
}

/** What is to be known before anything is changed. */
function Standing({ settings }: Pick<PartProps, 'settings'>) {
  const { isReadable, isSending, isLocal, provider } = settings;
  if (!isReadable) return <Note kind="bad">{settingsFrameTexts.unreadable}</Note>;
  if (!isSending) return <Note kind="wait">{words.notSending}</Note>;
  if (!isLocal || provider !== 'inbox') return null;
  return (
    <Note kind="info">
      {words.inboxLocal}{' '}
      <a className="link" href="/api/dev/sms" target="_blank" rel="noreferrer">
        {words.openInbox}
      </a>
    </Note>
  );
}

function AccountFields({ settings, form }: PartProps) {
  const { values, faults, set } = form;
  return (
    <>
      <div className="cols">
        <SelectField
          label={words.provider}
          options={options}
          value={values.provider}
          error={faults['provider']}
          onChange={(value) => set('provider', providerOf(value))}
        />
      </div>
      {values.provider === 'inbox' ? null : (
        <div className="cols">
          <SecretField
            label={words.key}
            hint={words.keyHint}
            error={faults['apiKey']}
            key={values.provider}
            isSet={isKeySaved(settings, values)}
            ending={settings.keyEnding}
            value={writtenKey(values)}
            onChange={(key) => set('apiKey', withKey(values, key))}
          />
          <TextField
            label={words.line}
            error={faults['line']}
            isLatin
            inputMode="numeric"
            maxLength={15}
            value={values.line}
            onChange={({ target }) => set('line', target.value)}
          />
        </div>
      )}
    </>
  );
}

function TemplateField({ settings, form }: PartProps) {
  const { values, faults, set } = form;
  if (settings.fixed.template) return <FixedNote what={words.template} />;
  if (values.provider === 'inbox') return null;
  return (
    <TextField
      label={words.optional(words.template)}
      hint={words.templateHint}
      error={faults['template']}
      isLatin
      maxLength={60}
      value={values.template}
      onChange={({ target }) => set('template', target.value)}
    />
  );
}

function SmsForm({ settings }: { settings: SmsSettingsAnswer }) {
  const form = useContentForm<SmsValues, SmsSettingsAnswer>({
    saved: settings,
    empty: emptySms,
    valuesOf,
    send: (values, from) => saveSms({ revision: from?.revision ?? 0, ...bodyOf(values) }),
    reread: rereadSms,
    done: () => showToast(settingsFrameTexts.saved),
  });
  const base = form.base ?? settings;
  return (
    <SettingsFormPage title={words.title} form={form}>
      <section className="section" aria-label={words.service}>
        <h2>{words.service}</h2>
        <Standing settings={base} />
        {base.fixed.account ? (
          <FixedNote what={words.account} />
        ) : (
          <AccountFields key={`${form.key} ${base.revision}`} settings={base} form={form} />
        )}
        <TemplateField settings={base} form={form} />
        <Trial values={form.values} />
      </section>
      <SentSection sent={base.sent} />
      <FailureSection failures={base.failures} />
      <ConflictOf
        form={form}
        labels={words.conflict}
        show={(name, of) => show(name, of, form.before)}
      />
    </SettingsFormPage>
  );
}

/** «پیامک»: who sends messages, and what became of them. */
export default function SmsScreen() {
  const { data, error, refetch } = useQuery(smsQuery);
  if (data) return <SmsForm settings={data} />;
  return <SettingsWaiting title={words.title} error={error} onRetry={refetch} />;
}
