'use client';

import { FailedView } from '#components/states/failed-view.tsx';

/** Rendered inside the layout: header and footer stay. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return <FailedView retry={retry} />;
}
