import type { Metadata } from 'next';
import { Suspense } from 'react';
import { InvoiceFrame, InvoicePage } from '#components/account/invoice/invoice-page.tsx';
import type { Seller } from '#components/account/invoice/parties.tsx';
import { invoiceTexts } from '#components/account/invoice/texts.ts';
import type { MasterData } from '#lib/contract/home.ts';
import { paths } from '#lib/contract/paths.ts';
import { getMasterData } from '#lib/home/server.ts';
import { publicConfig } from '#lib/public-config.ts';
import { light } from '../../../../styles/tokens.ts';

export const metadata: Metadata = {
  title: invoiceTexts.title,
  robots: { index: false, follow: true },
};

const colours = Object.fromEntries(Object.entries(light).filter(([name]) => name.startsWith('--')));

interface Props {
  params: Promise<{ number: string }>;
}

// Next needs one complete example of the path to make the page static.
export const generateStaticParams = () => [{ number: '0' }];

export default async function MemberInvoicePage({ params }: Props) {
  const master = await getMasterData();
  if (!master.found) return null;
  return (
    <Suspense
      fallback={
        <InvoiceFrame back={paths.orders} number="" canPrint={false}>
          <p className="sr-only needs-script">{invoiceTexts.loading}</p>
        </InvoiceFrame>
      }
    >
      <InvoicePage params={params} seller={sellerOf(master.data.shop)} colours={colours} />
    </Suspense>
  );
}

function sellerOf({ name, phone, address }: MasterData['shop']): Seller {
  return {
    name,
    phone,
    address: address ? `${address.city}، ${address.street}` : '',
    postalCode: address?.postalCode ?? '',
    site: new URL(publicConfig.siteUrl).host,
  };
}
