import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ShopSettings } from '#lib/contract/settings.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { ConflictOf } from '#panel/content/conflict-of.tsx';
import { useContentForm } from '#panel/content/use-content-form.ts';
import {
  rereadSettings,
  saveSettings,
  settingsQuery,
  type ShopPart,
} from '#panel/settings/calls.ts';
import { settingsFrameTexts } from '#panel/settings/frame-texts.ts';
import {
  SettingsFormPage,
  SettingsHistory,
  SettingsWaiting,
} from '#panel/settings/settings-page.tsx';
import { ShopArea, ShopField } from '#panel/settings/shop-fields.tsx';
import { shopLabels, shopTexts as words } from '#panel/settings/shop-texts.ts';
import { texts } from '#panel/texts.ts';
import { TextField } from '#panel/ui/fields.tsx';
import { yearFrom } from '#panel/settings/year.ts';
import { showToast } from '#panel/ui/toast.tsx';

/** The form keeps the year as it is typed. */
type Values = Omit<ShopSettings, 'copyrightFrom'> & { copyrightFrom: string };

const valuesOf = ({ revision: _revision, copyrightFrom, ...rest }: ShopPart): Values => ({
  ...rest,
  copyrightFrom: String(copyrightFrom),
});

const comparing = {
  labels: shopLabels,
  show: (name: keyof Values, shown: Values) => toPersianDigits(shown[name]) || texts.nothing,
};

function ShopForm({ part }: { part: ShopPart }) {
  const form = useContentForm<Values, ShopPart>({
    saved: part,
    empty: valuesOf(part),
    valuesOf,
    send: ({ copyrightFrom, ...rest }, from) =>
      saveSettings(
        'shop',
        { ...rest, copyrightFrom: yearFrom(copyrightFrom) },
        from?.revision ?? 0,
      ),
    reread: () => rereadSettings('shop'),
    done: () => showToast(settingsFrameTexts.savedInShop),
  });
  const { values, faults, set } = form;
  const fields = { values: { ...values, copyrightFrom: 0 }, faults, set };
  return (
    <SettingsFormPage
      title={words.title}
      form={form}
      history={<SettingsHistory part="shop" name={words.title} form={form} {...comparing} />}
    >
      <section className="section">
        <h2>{words.about}</h2>
        <div className="cols">
          <ShopField form={fields} name="name" />
          <ShopField form={fields} name="title" hint={words.titleHint} />
        </div>
        <ShopArea form={fields} name="description" hint={words.descriptionHint} />
      </section>
      <section className="section">
        <h2>{words.reach}</h2>
        <div className="cols">
          <ShopField form={fields} name="phone" hint={words.phoneHint} />
          <ShopField form={fields} name="email" />
          <ShopField form={fields} name="opens" hint={words.hoursHint} />
          <ShopField form={fields} name="closes" />
        </div>
      </section>
      <section className="section">
        <h2>{words.address}</h2>
        <ShopField form={fields} name="street" />
        <div className="cols">
          <ShopField form={fields} name="city" />
          <ShopField form={fields} name="postalCode" />
        </div>
      </section>
      <section className="section">
        <h2>{words.seller}</h2>
        <p className="medium muted">{words.sellerHint}</p>
        <div className="cols">
          <ShopField form={fields} name="sellerName" />
          <ShopField form={fields} name="nationalId" />
          <ShopField form={fields} name="economicCode" />
          <ShopField form={fields} name="registration" />
        </div>
      </section>
      <section className="section">
        <h2>{words.footer}</h2>
        <p className="medium muted">
          {words.footerHint}{' '}
          <Link to="/appearance/footer" className="link">
            {words.footerLink}
          </Link>
        </p>
        <div className="cols">
          <TextField
            label={shopLabels.copyrightFrom}
            hint={words.copyrightHint}
            error={faults['copyrightFrom']}
            inputMode="numeric"
            maxLength={4}
            value={toPersianDigits(values.copyrightFrom)}
            onChange={({ target }) => set('copyrightFrom', target.value)}
          />
        </div>
      </section>
      <ConflictOf form={form} {...comparing} />
    </SettingsFormPage>
  );
}

/** «تنظیمات / فروشگاه» */
export default function ShopScreen() {
  const { data, error, refetch } = useQuery(settingsQuery('shop'));
  if (data) return <ShopForm part={data} />;
  return <SettingsWaiting title={words.title} error={error} onRetry={refetch} />;
}
