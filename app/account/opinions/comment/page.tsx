import type { Metadata } from 'next';
import { Suspense } from 'react';
import { commentTexts } from '#components/account/comment/texts.ts';
import { WriteComment } from '#components/account/comment/write-comment.tsx';
import { AccountFrame } from '#components/account/frame/account-frame.tsx';
import { FormSkeleton } from '#components/account/opinions/skeletons.tsx';
import { paths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: commentTexts.title,
  robots: { index: false, follow: true },
  alternates: { canonical: `${paths.opinions}/comment` },
};

export default function CommentPage() {
  return (
    <AccountFrame current={paths.opinions} title={commentTexts.title}>
      <Suspense fallback={<FormSkeleton />}>
        <WriteComment />
      </Suspense>
    </AccountFrame>
  );
}
