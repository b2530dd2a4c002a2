'use client';

import { catchError, type ErrorInfo } from 'next/error';
import { Icon } from '#components/ui/icon.tsx';
import { uiTexts } from '#components/ui/texts.ts';

/** Without a network the data that are there must do: asking for them anew would lose the page. */
const again = ({ retry, reset }: ErrorInfo): void => (navigator.onLine ? retry() : reset());

/** A part of a page that may fail by itself; the rest of the page stays as it is. */
export const SectionBoundary = catchError((_props: object, info: ErrorInfo) => (
  <div className="broken" role="alert">
    <Icon name="circle-alert" className="i-l" />
    <p>{uiTexts.broken}</p>
    <button type="button" className="btn btn-outline btn-sm" onClick={() => again(info)}>
      {uiTexts.retry}
    </button>
  </div>
));
