import { useQuery } from '@tanstack/react-query';
import type { MeasuringValues } from '#lib/contract/settings.ts';
import { ConflictOf } from '#panel/content/conflict-of.tsx';
import { useContentForm } from '#panel/content/use-content-form.ts';
import {
  type MeasuringPart,
  rereadSettings,
  saveSettings,
  settingsQuery,
} from '#panel/settings/calls.ts';
import { settingsFrameTexts } from '#panel/settings/frame-texts.ts';
import {
  measuringLabels as labels,
  measuringTexts as words,
} from '#panel/settings/measuring-texts.ts';
import {
  SettingsFormPage,
  SettingsHistory,
  SettingsWaiting,
} from '#panel/settings/settings-page.tsx';
import { texts } from '#panel/texts.ts';
import { SwitchField } from '#panel/ui/choices.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';

const valuesOf = ({ revision: _revision, ...values }: MeasuringPart): MeasuringValues => values;

interface CodeProps {
  form: {
    values: MeasuringValues;
    faults: Readonly<Record<string, string>>;
    set: (name: Code, value: string) => void;
  };
  name: Code;
  hint?: string;
}
type Code = Exclude<keyof MeasuringValues, 'asksConsent'>;

const CodeField = ({ form: { values, faults, set }, name, hint }: CodeProps) => (
  <TextField
    label={labels[name]}
    hint={hint}
    error={faults[name]}
    isLatin
    maxLength={300}
    spellCheck={false}
    autoComplete="off"
    value={values[name]}
    onChange={({ target }) => set(name, target.value)}
  />
);

const hasTool = ({ matomoUrl, yektanet, gtm }: MeasuringValues): boolean =>
  `${matomoUrl}${yektanet}${gtm}`.trim() !== '';

const comparing = {
  labels,
  show: (name: keyof MeasuringValues, shown: MeasuringValues) => {
    if (name === 'asksConsent') return shown.asksConsent ? words.yes : words.no;
    return shown[name] || texts.nothing;
  },
};

function MeasuringForm({ part }: { part: MeasuringPart }) {
  const form = useContentForm<MeasuringValues, MeasuringPart>({
    saved: part,
    empty: valuesOf(part),
    valuesOf,
    send: (values, from) => saveSettings('measuring', values, from?.revision ?? 0),
    reread: () => rereadSettings('measuring'),
    done: () => showToast(settingsFrameTexts.savedInShop),
  });
  const { values, set } = form;
  return (
    <SettingsFormPage
      title={words.title}
      form={form}
      history={<SettingsHistory part="measuring" name={words.title} form={form} {...comparing} />}
    >
      <section className="section">
        <h2>{words.engines}</h2>
        <p className="medium muted">{words.enginesHint}</p>
        <CodeField form={form} name="google" />
        <CodeField form={form} name="bing" />
      </section>
      <section className="section">
        <h2>{words.tools}</h2>
        <p className="medium muted">{words.toolsHint}</p>
        <div className="cols">
          <CodeField form={form} name="matomoUrl" hint={words.matomoHint} />
          <CodeField form={form} name="matomoSite" hint={words.siteHint} />
          <CodeField form={form} name="yektanet" hint={words.yektanetHint} />
          <CodeField form={form} name="gtm" hint={words.gtmHint} />
        </div>
        {hasTool(values) ? <Note>{words.toolsWarning}</Note> : null}
        <SwitchField checked={values.asksConsent} onChange={(asks) => set('asksConsent', asks)}>
          {words.consent}
        </SwitchField>
        <p className="small muted">{words.consentHint}</p>
      </section>
      <ConflictOf form={form} {...comparing} />
    </SettingsFormPage>
  );
}

/** «تنظیمات / آمار بازدید» */
export default function MeasuringScreen() {
  const { data, error, refetch } = useQuery(settingsQuery('measuring'));
  if (data) return <MeasuringForm part={data} />;
  return <SettingsWaiting title={words.title} error={error} onRetry={refetch} />;
}
