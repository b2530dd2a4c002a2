import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountFrame } from '#components/account/frame/account-frame.tsx';
import { FormSkeleton } from '#components/account/opinions/skeletons.tsx';
import { kindTexts } from '#components/account/opinions/texts.ts';
import { WriteOpinion } from '#components/account/opinions/write-opinion.tsx';
import { paths } from '#lib/contract/paths.ts';

const { title } = kindTexts.answer;

export const metadata: Metadata = {
  title,
  robots: { index: false, follow: true },
  alternates: { canonical: `${paths.opinions}/answer` },
};

export default function AnswerPage() {
  return (
    <AccountFrame current={paths.opinions} title={title}>
      <Suspense fallback={<FormSkeleton />}>
        <WriteOpinion kind="answer" />
      </Suspense>
    </AccountFrame>
  );
}
