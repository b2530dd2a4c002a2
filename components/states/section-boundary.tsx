'use client';

import { unstable_rethrow, usePathname, useRouter } from 'next/navigation';
import { Component, type ReactNode, startTransition, useEffect, useRef } from 'react';
import { stateTexts } from '#components/states/texts.ts';
import { Icon } from '#components/ui/icon.tsx';

interface Failing {
  failed: boolean;
}

/**
 * A part of a page that may fail by itself; the rest of the page stays as it is. Not made by `catchError`
 * of `next/error`, which brings Next's own error page into every page of the shop.
 */
export class SectionBoundary extends Component<{ children: ReactNode }, Failing> {
  static getDerivedStateFromError(error: unknown): Failing {
    // What Next throws to redirect, or to say that there is no such page, is not ours.
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
  // Another page begins anew.
  useEffect(() => {
    if (pathname !== failedAt.current) reset();
  }, [pathname, reset]);

  const again = () =>
    startTransition(() => {
      // Without a network the data that are there must do: asking for them anew would lose the page.
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
