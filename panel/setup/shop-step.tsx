import { useQuery } from '@tanstack/react-query';
import type { ShopSettings } from '#lib/contract/settings.ts';
import { ConflictOf } from '#panel/content/conflict-of.tsx';
import { useContentForm } from '#panel/content/use-content-form.ts';
import {
  rereadSettings,
  saveSettings,
  settingsQuery,
  type ShopPart,
} from '#panel/settings/calls.ts';
import { ShopField } from '#panel/settings/shop-fields.tsx';
import { shopLabels } from '#panel/settings/shop-texts.ts';
import { Step, type StepProps } from '#panel/setup/step.tsx';
import { texts } from '#panel/texts.ts';
import { Failed } from '#panel/ui/states.tsx';

const valuesOf = ({ revision: _revision, ...values }: ShopPart): ShopSettings => values;

function ShopForm({ part, onNext, ...ways }: StepProps & { part: ShopPart }) {
  const form = useContentForm<ShopSettings, ShopPart>({
    saved: part,
    empty: valuesOf(part),
    valuesOf,
    send: (values, from) => saveSettings('shop', values, from?.revision ?? 0),
    reread: () => rereadSettings('shop'),
    done: onNext,
  });
  return (
    <Step {...ways} isBusy={form.isBusy} onGo={form.save}>
      <div className="cols">
        <ShopField form={form} name="name" />
        <ShopField form={form} name="phone" />
        <ShopField form={form} name="city" />
        <ShopField form={form} name="postalCode" />
      </div>
      <ShopField form={form} name="street" />
      <div className="cols">
        <ShopField form={form} name="email" />
      </div>
      <ConflictOf
        form={form}
        labels={shopLabels}
        show={(name, shown) => String(shown[name]) || texts.nothing}
      />
    </Step>
  );
}

/** Name and address. */
export function ShopStep(props: StepProps) {
  const { data, error, refetch } = useQuery(settingsQuery('shop'));
  if (data) return <ShopForm part={data} {...props} />;
  return error ? <Failed error={error} onRetry={refetch} /> : <span className="skeleton" />;
}
