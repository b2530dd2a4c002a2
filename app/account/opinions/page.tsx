import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountFrame } from '#components/account/frame/account-frame.tsx';
import { OwnOpinions } from '#components/account/opinions/own-opinions.tsx';
import { OpinionsSkeleton } from '#components/account/opinions/skeletons.tsx';
import { opinionTexts } from '#components/account/opinions/texts.ts';
import { paths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: opinionTexts.title,
  robots: { index: false, follow: true },
  alternates: { canonical: paths.opinions },
};

export default function OpinionsPage() {
  return (
    <AccountFrame current={paths.opinions} title={opinionTexts.title}>
      <Suspense fallback={<OpinionsSkeleton />}>
        <OwnOpinions />
      </Suspense>
    </AccountFrame>
  );
}
