import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentSettings } from '#lib/contract/payment-settings.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { ConflictOf } from '#panel/content/conflict-of.tsx';
import { useContentForm } from '#panel/content/use-content-form.ts';
import { paymentQuery, rereadPayment, savePayment } from '#panel/payment-settings/calls.ts';
import { GatewayList } from '#panel/payment-settings/gateway-list.tsx';
import { GatewaySection } from '#panel/payment-settings/gateway-section.tsx';
import { paymentTexts as words } from '#panel/payment-settings/texts.ts';
import {
  bodyOf,
  emptyPayment,
  faultyOf,
  type KeyName,
  keyName,
  missingOf,
  type PaymentValues,
  valuesOf,
  withKey,
  writtenOf,
} from '#panel/payment-settings/values.ts';
import { FixedNote } from '#panel/settings/fixed-note.tsx';
import { settingsFrameTexts } from '#panel/settings/frame-texts.ts';
import { SettingsFormPage, SettingsWaiting } from '#panel/settings/settings-page.tsx';
import { savedKeyShown } from '#panel/settings/written-key.ts';
import { texts } from '#panel/texts.ts';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';

/** The keys of a gateway as two people compare them. */
function keyShown(values: PaymentValues, before: PaymentValues, name: KeyName): string {
  const count = Object.keys(values[name]?.written ?? {}).length;
  if (count > 0) return words.newKeys(formatNumber(count));
  return savedKeyShown(values[name], before[name]);
}

/** A value as two people compare it. */
function show(
  name: keyof PaymentValues,
  values: PaymentValues,
  { gateways }: PaymentSettings,
  before: PaymentValues,
): string {
  const titleOf = (of: string) => gateways.find((each) => each.name === of)?.title ?? of;
  if (name === 'gateways') {
    const on = values.gateways.filter(({ isOn }) => isOn).map((each) => titleOf(each.name));
    return on.join('، ') || texts.nothing;
  }
  if (name !== 'minimums') return keyShown(values, before, name);
  return Object.entries(values.minimums)
    .map(([of, minimum]) => `${titleOf(of)} ${formatNumber(minimum ?? 0)}`)
    .join('، ');
}

const labelsOf = ({ gateways }: PaymentSettings) => ({
  ...words.conflict,
  ...Object.fromEntries(gateways.map(({ name, title }) => [keyName(name), words.keysOf(title)])),
});

function Notes({ settings, isNone }: { settings: PaymentSettings; isNone: boolean }) {
  return (
    <>
      {settings.isSandbox ? <Note kind="info">{words.sandbox}</Note> : null}
      {settings.isReadable ? null : <Note kind="bad">{settingsFrameTexts.unreadable}</Note>}
      {settings.isListFixed ? <FixedNote what={words.list} /> : null}
      {isNone ? <Note kind="wait">{words.none}</Note> : null}
    </>
  );
}

function PaymentForm({ settings }: { settings: PaymentSettings }) {
  const form = useContentForm<PaymentValues, PaymentSettings>({
    saved: settings,
    empty: emptyPayment,
    valuesOf,
    send: (values, from) => savePayment(bodyOf(values, from?.revision ?? 0)),
    reread: rereadPayment,
    missingOf,
    done: () => showToast(settingsFrameTexts.savedInShop),
  });
  const { values, faults, set } = form;
  const base = form.base ?? settings;
  const gateways = new Map(base.gateways.map((each) => [each.name, each]));
  const faulty = faultyOf(faults);
  const [opened, setOpened] = useState<string | null>(null);
  const first = values.gateways.find(({ isOn }) => isOn) ?? values.gateways[0];
  const open = opened ?? first?.name ?? '';
  const [seen, setSeen] = useState(faults);
  if (faults !== seen) {
    setSeen(faults);
    // What is wrong is shown once, whatever was open.
    if (!faulty.includes(open) && faulty[0] !== undefined) setOpened(faulty[0]);
  }
  const gateway = gateways.get(open);
  return (
    <SettingsFormPage title={words.title} form={form}>
      <section className="section" aria-label={words.gateways}>
        <div className="section-head">
          <h2>{words.gateways}</h2>
        </div>
        <Notes settings={base} isNone={values.gateways.every(({ isOn }) => !isOn)} />
        <GatewayList
          chosen={values.gateways}
          gateways={gateways}
          open={open}
          faulty={faulty}
          isFixed={base.isListFixed}
          onOpen={setOpened}
          onChange={(chosen) => set('gateways', chosen)}
        />
      </section>
      {gateway ? (
        <GatewaySection
          key={`${open} ${form.key} ${base.revision}`}
          gateway={gateway}
          domain={base.domain}
          written={writtenOf(values, open)}
          minimum={values.minimums[open] ?? null}
          faults={faults}
          onKey={(field, value) => set(keyName(open), withKey(values, open, field, value))}
          onMinimum={(minimum) => set('minimums', { ...values.minimums, [open]: minimum })}
        />
      ) : null}
      <Note>{settingsFrameTexts.asked}</Note>
      <ConflictOf
        form={form}
        labels={labelsOf(base)}
        show={(name, of) => show(name, of, base, form.before)}
      />
    </SettingsFormPage>
  );
}

/** «پرداخت»: gateways, their keys and their order. */
export default function PaymentScreen() {
  const { data, error, refetch } = useQuery(paymentQuery);
  if (data) return <PaymentForm settings={data} />;
  return <SettingsWaiting title={words.title} error={error} onRetry={refetch} />;
}
