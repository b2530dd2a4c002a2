import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ReturnPage, ReturnSkeleton } from '#components/account/order-return/return-page.tsx';
import { returnTexts } from '#components/account/order-return/texts.ts';

export const metadata: Metadata = {
  title: returnTexts.title,
  robots: { index: false, follow: true },
};

interface Props {
  params: Promise<{ number: string }>;
}

// Next needs one complete example of the path to make the page static.
export const generateStaticParams = () => [{ number: '0' }];

export default function MemberReturnPage({ params }: Props) {
  return (
    <Suspense fallback={<ReturnSkeleton />}>
      <ReturnPage params={params} />
    </Suspense>
  );
}
