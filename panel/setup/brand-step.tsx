import { useQuery } from '@tanstack/react-query';
import { BrandFields } from '#panel/brand/brand-fields.tsx';
import { useBrandForm } from '#panel/brand/use-brand-form.ts';
import { type BrandPart, settingsQuery } from '#panel/settings/calls.ts';
import { Step, type StepProps } from '#panel/setup/step.tsx';
import { Failed } from '#panel/ui/states.tsx';

function BrandForm({ part, onNext, ...ways }: StepProps & { part: BrandPart }) {
  const form = useBrandForm(part, onNext);
  return (
    <Step {...ways} isBusy={form.isBusy} onGo={form.save}>
      <BrandFields values={form.values} faults={form.faults} set={form.set} />
    </Step>
  );
}

/** Colour and logo. */
export function BrandStep(props: StepProps) {
  const { data, error, refetch } = useQuery(settingsQuery('brand'));
  if (data) return <BrandForm part={data} {...props} />;
  return error ? <Failed error={error} onRetry={refetch} /> : <span className="skeleton" />;
}
