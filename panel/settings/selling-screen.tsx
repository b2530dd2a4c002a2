import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ConflictOf } from '#panel/content/conflict-of.tsx';
import { useContentForm } from '#panel/content/use-content-form.ts';
import {
  rereadSettings,
  saveSettings,
  type SellingPart,
  settingsQuery,
} from '#panel/settings/calls.ts';
import { settingsFrameTexts } from '#panel/settings/frame-texts.ts';
import {
  savedSelling,
  type SellingDraft,
  sellingDraftOf,
  showSelling,
} from '#panel/settings/selling-draft.ts';
import { sellingTexts as words } from '#panel/settings/selling-texts.ts';
import {
  SettingsFormPage,
  SettingsHistory,
  SettingsWaiting,
} from '#panel/settings/settings-page.tsx';
import { WaysSection } from '#panel/settings/ways-section.tsx';
import { SwitchField } from '#panel/ui/choices.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';
import { showToast } from '#panel/ui/toast.tsx';

const CategoriesField = lazy(() => import('#panel/settings/categories-field.tsx'));
const RateRows = lazy(() => import('#panel/settings/rate-rows.tsx'));

type Numeric = 'holdMinutes' | 'mostUnpaid' | 'returnDays' | 'handlingFrom' | 'handlingTo';
interface Field {
  name: Numeric;
  unit: string;
  min: number;
  max: number;
  hint?: string;
}

const comparing = { labels: words.fields, show: showSelling };

function SellingForm({ part }: { part: SellingPart }) {
  const form = useContentForm<SellingDraft, SellingPart>({
    saved: part,
    empty: sellingDraftOf(part),
    valuesOf: sellingDraftOf,
    send: (draft, from) => saveSettings('selling', savedSelling(draft), from?.revision ?? 0),
    reread: () => rereadSettings('selling'),
    done: () => showToast(settingsFrameTexts.savedInShop),
  });
  const { values, faults, set } = form;
  const number = ({ name, ...rest }: Field) => (
    <NumberField
      label={words[name]}
      error={faults[name]}
      value={values[name]}
      onChange={(value) => set(name, value)}
      {...rest}
    />
  );
  return (
    <SettingsFormPage
      title={words.title}
      form={form}
      history={<SettingsHistory part="selling" name={words.title} form={form} {...comparing} />}
    >
      <section className="section">
        <h2>{words.tax}</h2>
        <p className="medium muted">{words.taxHint}</p>
        <Suspense fallback={<span className="skeleton" aria-busy="true" />}>
          <RateRows rates={values.vat} faults={faults} onChange={(vat) => set('vat', vat)} />
        </Suspense>
      </section>
      <section className="section">
        <h2>{words.order}</h2>
        <div className="cols">
          {number({ name: 'holdMinutes', unit: words.minutes, min: 1, max: 1_440 })}
          {number({
            name: 'mostUnpaid',
            unit: words.orders,
            min: 1,
            max: 1_000,
            hint: words.mostUnpaidHint,
          })}
        </div>
        <SwitchField
          checked={values.needsNationalCode}
          onChange={(value) => set('needsNationalCode', value)}
        >
          {words.needsNationalCode}
        </SwitchField>
        <SwitchField
          checked={values.remindsNationalCode}
          onChange={(value) => set('remindsNationalCode', value)}
        >
          {words.remindsNationalCode}
        </SwitchField>
      </section>
      <WaysSection
        values={values}
        faults={faults}
        onDelivery={(value) => set('onDelivery', value)}
        onCard={(value) => set('cardToCard', value)}
      />
      <section className="section">
        <h2>{words.terms}</h2>
        <p className="medium muted">
          {words.delivery}{' '}
          <Link to="/settings/delivery" className="link">
            {words.deliveryLink}
          </Link>
        </p>
        <div className="cols">
          {number({
            name: 'returnDays',
            unit: words.days,
            min: 10,
            max: 365,
            hint: words.returnHint,
          })}
          <TextField
            label={words.returnPage}
            hint={words.returnPageHint}
            value={values.returnPage}
            maxLength={200}
            error={faults['returnPage']}
            onChange={(event) => set('returnPage', event.target.value)}
          />
        </div>
        <SwitchField checked={values.freeReturns} onChange={(value) => set('freeReturns', value)}>
          {words.freeReturns}
        </SwitchField>
        <div className="cols">
          {number({ name: 'handlingFrom', unit: words.days, min: 0, max: 60 })}
          {number({ name: 'handlingTo', unit: words.days, min: 0, max: 60 })}
        </div>
        <Suspense fallback={<span className="skeleton" aria-busy="true" />}>
          <CategoriesField
            label={words.sealed}
            hint={words.sealedHint}
            placeholder={words.noFreight}
            ids={values.sealedCategories}
            error={faults['sealedCategories']}
            onChange={(ids) => set('sealedCategories', ids)}
          />
          <CategoriesField
            label={words.freight}
            hint={words.freightHint}
            placeholder={words.noFreight}
            ids={values.freightCategories}
            error={faults['freightCategories']}
            onChange={(ids) => set('freightCategories', ids)}
          />
        </Suspense>
      </section>
      <ConflictOf form={form} {...comparing} />
    </SettingsFormPage>
  );
}

/** «تنظیمات / فروش» */
export default function SellingScreen() {
  const { data, error, refetch } = useQuery(settingsQuery('selling'));
  if (data) return <SellingForm part={data} />;
  return <SettingsWaiting title={words.title} error={error} onRetry={refetch} />;
}
