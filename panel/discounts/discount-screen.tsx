import { useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { promotionQuery } from '#panel/discounts/calls.ts';
import { DiscountForm } from '#panel/discounts/discount-form.tsx';
import { discountTexts as words } from '#panel/discounts/texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { ScreenMissing } from '#panel/frame/screen-states.tsx';
import { useParams } from '#panel/ui/address.ts';
import { EmptyState, Failed } from '#panel/ui/states.tsx';

function Existing({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(promotionQuery(id));
  if (data) return <DiscountForm key={id} promotion={data} />;
  return (
    <Page title={words.title} back="/discounts" width="mid">
      {error ? <Failed error={error} onRetry={refetch} /> : null}
      {data === null ? <EmptyState icon={TicketPercent} title={words.missing} /> : null}
      {data === undefined && !error ? <span className="skeleton" aria-busy="true" /> : null}
    </Page>
  );
}

/** «تخفیف»: one promotion, or a new one. */
export default function DiscountScreen() {
  const id = useParams()['id'] ?? '';
  if (id === 'new') return <DiscountForm key="new" promotion={null} />;
  return /^[1-9]\d{0,8}$/.test(id) ? <Existing id={Number(id)} /> : <ScreenMissing />;
}
