'use client';

import { unstable_rethrow, usePathname, useRouter } from 'next/navigation';
import { Component, type ReactNode, startTransition, useEffect, useRef } from 'react';
import { stateTexts } from '#components/states/texts.ts';
import { Icon } from '#components/ui/icon.tsx';

interface Failing {
  failed: boolean;
}

/**
 * Error boundary for a part of a page; the rest of the page stays. Not built with `catchError` of
 * `next/error`, which would bundle Next's own error page into every page.
 */
export class SectionBoundary extends Component<{ children: ReactNode }, Failing> {
  static getDerivedStateFromError(error: unknown): Failing {
    // Rethrow what Next itself throws for redirects and missing pages.
    unstable_rethrow(error);
    return { failed: true };
  }

  override state: Failing = { failed: false };
  private readonly reset = () => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? <Broken reset={this.reset} /> : this.props.children;
  }
}

function Broken({ reset }: { reset: () => void }) {
  const router = useRouter();
  const pathname = usePathname();
  const failedAt = useRef(pathname);
  // Reset on navigation.
  useEffect(() => {
    if (pathname !== failedAt.current) reset();
  }, [pathname, reset]);

  const again = () =>
    startTransition(() => {
      // Offline, render again with the present data: refetching would lose the page.
      if (navigator.onLine) router.refresh();
      reset();
    });
  return (
    <div className="broken" role="alert">
      <Icon name="circle-alert" className="i-l" />
      <p>{stateTexts.broken}</p>
      <button type="button" className="btn btn-outline btn-sm" onClick={again}>
        {stateTexts.retry}
      </button>
    </div>
  );
}
