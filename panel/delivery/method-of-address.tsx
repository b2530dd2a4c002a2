import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminMethod } from '#lib/contract/admin-selling.ts';
import { methodsQuery } from '#panel/delivery/calls.ts';
import { deliveryTexts as words } from '#panel/delivery/texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { useParams } from '#panel/ui/address.ts';
import { EmptyState, Failed } from '#panel/ui/states.tsx';

interface Props {
  back: string;
  children: (method: AdminMethod) => ReactNode;
}

/** The method of the address, once it is read. */
export function MethodOfAddress({ back, children }: Props) {
  const id = useParams()['id'] ?? '';
  const { data, error, refetch } = useQuery(methodsQuery);
  const found = data?.items.find((each) => String(each.id) === id);
  if (found) return children(found);
  return (
    <Page title={words.title} back={back} width="mid">
      {error && !data ? <Failed error={error} onRetry={refetch} /> : null}
      {data ? <EmptyState icon={Truck} title={words.missing} /> : null}
      {data || error ? null : <span className="skeleton" aria-busy="true" />}
    </Page>
  );
}
