import { useQuery } from '@tanstack/react-query';
import { BrandFields } from '#panel/brand/brand-fields.tsx';
import { brandTexts as words } from '#panel/brand/texts.ts';
import { useBrandForm } from '#panel/brand/use-brand-form.ts';
import { ConflictOf } from '#panel/content/conflict-of.tsx';
import { type BrandPart, settingsQuery } from '#panel/settings/calls.ts';
import { FormPage } from '#panel/settings/form-page.tsx';
import { SettingsHistory, SettingsWaiting } from '#panel/settings/settings-page.tsx';
import { texts } from '#panel/texts.ts';
import { showToast } from '#panel/ui/toast.tsx';

const labels = { colour: words.colour, mark: words.mark, logo: words.logo } as const;

function BrandForm({ part }: { part: BrandPart }) {
  const form = useBrandForm(part, () => showToast(words.saved));
  return (
    <FormPage
      title={words.title}
      form={form}
      history={<SettingsHistory part="brand" name={words.title} form={form} />}
    >
      <BrandFields values={form.values} faults={form.faults} set={form.set} />
      <ConflictOf
        form={form}
        labels={labels}
        show={(name, shown) => <bdi dir="ltr">{shown[name] || texts.nothing}</bdi>}
      />
    </FormPage>
  );
}

/** «ظاهر / رنگ و نشان» */
export default function BrandScreen() {
  const { data, error, refetch } = useQuery(settingsQuery('brand'));
  if (data) return <BrandForm part={data} />;
  return <SettingsWaiting title={words.title} error={error} onRetry={refetch} />;
}
