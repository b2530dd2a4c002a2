import { MethodForm } from '#panel/delivery/method-form.tsx';
import { MethodOfAddress } from '#panel/delivery/method-of-address.tsx';
import { useParams } from '#panel/ui/address.ts';

/** One delivery method, or a new one. */
export default function MethodScreen() {
  if (useParams()['id'] === 'new') return <MethodForm key="new" method={null} />;
  return (
    <MethodOfAddress back="/settings/delivery">
      {(method) => <MethodForm key={method.id} method={method} />}
    </MethodOfAddress>
  );
}
