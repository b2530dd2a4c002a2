import { useQuery } from '@tanstack/react-query';
import { Copy, KeyRound } from 'lucide-react';
import { type FeedName, type FeedPart, type FeedValues } from '#lib/contract/settings.ts';
import { ConflictOf } from '#panel/content/conflict-of.tsx';
import { useContentForm } from '#panel/content/use-content-form.ts';
import { rereadSettings, saveSettings, settingsQuery } from '#panel/settings/calls.ts';
import { feedsTexts as words } from '#panel/settings/feeds-texts.ts';
import { settingsFrameTexts } from '#panel/settings/frame-texts.ts';
import {
  SettingsFormPage,
  SettingsHistory,
  SettingsWaiting,
} from '#panel/settings/settings-page.tsx';
import { texts } from '#panel/texts.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { SwitchField } from '#panel/ui/choices.tsx';
import { copyText } from '#panel/ui/copy-text.ts';
import { TextArea, TextField } from '#panel/ui/fields.tsx';
import { Note, Tag } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import './settings.css';

const lists: readonly FeedName[] = ['torob', 'emalls', 'google'];

const valuesOf = ({ enabled, torobKey, indexNowKey }: FeedPart): FeedValues => ({
  enabled,
  torobKey,
  indexNowKey,
});

/** 32 hexadecimal digits, drawn at random. */
const newKey = (): string => crypto.randomUUID().replaceAll('-', '');

const copy = (address: string) => void copyText(address).then(() => showToast(words.copied));

function Address({ name, address }: { name: string; address: string }) {
  return (
    <span className="address-row">
      <bdi dir="ltr" className="truncate">
        {address}
      </bdi>
      <IconButton size="s" label={words.copy(name)} onClick={() => copy(address)}>
        <Copy className="i i-s" aria-hidden="true" />
      </IconButton>
    </span>
  );
}

interface ListsProps {
  part: FeedPart;
  enabled: readonly FeedName[];
  onChange: (enabled: FeedName[]) => void;
}

function Lists({ part: { fixed, addresses }, enabled, onChange }: ListsProps) {
  const now = fixed.enabled ?? enabled;
  return (
    <ul className="box" aria-label={words.lists}>
      {lists.map((name) => (
        <li key={name} className="feed-row">
          <SwitchField
            checked={now.includes(name)}
            isDisabled={fixed.enabled !== null}
            onChange={(isOn) =>
              onChange(isOn ? [...enabled, name] : enabled.filter((each) => each !== name))
            }
          >
            {words.on(words.names[name])}
          </SwitchField>
          <Address name={words.names[name]} address={addresses[name]} />
        </li>
      ))}
    </ul>
  );
}

const comparing = {
  labels: words.fields,
  show: (name: keyof FeedValues, shown: FeedValues) =>
    name === 'enabled'
      ? shown.enabled.map((each) => words.names[each]).join('، ') || texts.nothing
      : shown[name] || texts.nothing,
};

function FeedsForm({ part }: { part: FeedPart }) {
  const form = useContentForm<FeedValues, FeedPart>({
    saved: part,
    empty: valuesOf(part),
    valuesOf,
    send: (values, from) => saveSettings('feeds', values, from?.revision ?? 0),
    reread: () => rereadSettings('feeds'),
    done: () => showToast(settingsFrameTexts.saved),
  });
  const { values, faults, set } = form;
  const { fixed, isPublic } = part;
  return (
    <SettingsFormPage
      title={words.title}
      form={form}
      history={<SettingsHistory part="feeds" name={words.title} form={form} {...comparing} />}
    >
      {isPublic ? null : <Note>{words.notPublic}</Note>}
      <section className="section">
        <div className="section-head">
          <h2>{words.lists}</h2>
          {fixed.enabled === null ? null : <Tag kind="info">{words.fixed}</Tag>}
        </div>
        <p className="medium muted">{words.listsHint}</p>
        <Lists part={part} enabled={values.enabled} onChange={(on) => set('enabled', on)} />
        {fixed.torobKey === null ? (
          <TextArea
            label={words.torobKey}
            hint={words.torobHint}
            error={faults['torobKey']}
            dir="ltr"
            rows={4}
            maxLength={2_000}
            spellCheck={false}
            value={values.torobKey}
            onChange={({ target }) => set('torobKey', target.value)}
          />
        ) : (
          <TextArea
            label={words.torobKey}
            hint={words.fixed}
            dir="ltr"
            rows={4}
            readOnly
            value={fixed.torobKey}
          />
        )}
      </section>
      <section className="section">
        <h2>{words.engines}</h2>
        <p className="medium muted">{words.enginesHint}</p>
        <div className="cols">
          <TextField
            label={words.key}
            hint={fixed.indexNowKey === null ? words.keyHint : words.fixed}
            error={faults['indexNowKey']}
            isLatin
            maxLength={128}
            spellCheck={false}
            readOnly={fixed.indexNowKey !== null}
            value={fixed.indexNowKey ?? values.indexNowKey}
            onChange={({ target }) => set('indexNowKey', target.value)}
          />
        </div>
        {fixed.indexNowKey === null && values.indexNowKey === '' ? (
          <Button
            className="justify-self-start"
            icon={<KeyRound className="i i-s" aria-hidden="true" />}
            onClick={() => set('indexNowKey', newKey())}
          >
            {words.makeKey}
          </Button>
        ) : null}
      </section>
      <section className="section">
        <h2>{words.maps}</h2>
        <div className="grid gap-1">
          <span className="label">{words.sitemap}</span>
          <Address name={words.sitemap} address={`${location.origin}/sitemap.xml`} />
        </div>
      </section>
      <ConflictOf form={form} {...comparing} />
    </SettingsFormPage>
  );
}

/** «تنظیمات / نشانی‌ها» */
export default function FeedsScreen() {
  const { data, error, refetch } = useQuery(settingsQuery('feeds'));
  if (data) return <FeedsForm part={data} />;
  return <SettingsWaiting title={words.title} error={error} onRetry={refetch} />;
}
