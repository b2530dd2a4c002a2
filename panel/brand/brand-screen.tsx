import { useQuery } from '@tanstack/react-query';
import type { BrandValues } from '#lib/contract/settings.ts';
import { BrandFields } from '#panel/brand/brand-fields.tsx';
import { brandTexts as words } from '#panel/brand/texts.ts';
import { useBrandForm } from '#panel/brand/use-brand-form.ts';
import { ConflictOf } from '#panel/content/conflict-of.tsx';
import { type BrandPart, settingsQuery } from '#panel/settings/calls.ts';
import { FormPage } from '#panel/settings/form-page.tsx';
import { SettingsHistory, SettingsWaiting } from '#panel/settings/settings-page.tsx';
import { texts } from '#panel/texts.ts';
import { showToast } from '#panel/ui/toast.tsx';

const comparing = {
  labels: { colour: words.colour, mark: words.mark, logo: words.logo },
  show: (name: keyof BrandValues, shown: BrandValues) => (
    <bdi dir="ltr">{shown[name] || texts.nothing}</bdi>
  ),
};

function BrandForm({ part }: { part: BrandPart }) {
  const form = useBrandForm(part, () => showToast(words.saved));
  return (
    <FormPage
      title={words.title}
      form={form}
      history={<SettingsHistory part="brand" name={words.title} form={form} {...comparing} />}
    >
      <BrandFields values={form.values} faults={form.faults} set={form.set} />
      <ConflictOf form={form} {...comparing} />
    </FormPage>
  );
}

/** «ظاهر / رنگ و نشان» */
export default function BrandScreen() {
  const { data, error, refetch } = useQuery(settingsQuery('brand'));
  if (data) return <BrandForm part={data} />;
  return <SettingsWaiting title={words.title} error={error} onRetry={refetch} />;
}
