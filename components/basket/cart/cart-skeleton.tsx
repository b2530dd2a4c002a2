import { earlyLinesId, earlyLinesScript } from '#components/basket/cart/early-lines.ts';
import { cartTexts } from '#components/basket/cart/texts.ts';

const bar = 'rounded-8 bg-sunken-2';

/** The browser has run it already; hydration does not compare it. */
const script = typeof window === 'undefined' ? earlyLinesScript : '';

/**
 * Placeholder of the basket's size; keeps the content below it off the screen meanwhile. An inline script draws a guest's
 * first lines in it, which hydration leaves as they are.
 */
export function CartSkeleton() {
  return (
    <div className="needs-script awaited">
      <p className="sr-only">{cartTexts.loading}</p>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
        <ul id={earlyLinesId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        <div className="motion-safe:animate-pulse" aria-hidden>
          <LineSkeleton />
          <LineSkeleton />
        </div>
        <div
          className="panel grid h-44 content-between self-start motion-safe:animate-pulse"
          aria-hidden
        >
          <div className={`${bar} h-5`} />
          <div className={`${bar} h-5 w-2/3`} />
          <div className={`${bar} h-8`} />
        </div>
      </div>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
    </div>
  );
}

function LineSkeleton() {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 border-b py-6 first:pt-0 lg:grid-cols-[8.5rem_minmax(0,1fr)] lg:gap-6">
      <div className="aspect-square rounded-16 bg-sunken-2" />
      <div className="grid content-start gap-3">
        <div className={`${bar} h-5 w-3/4`} />
        <div className={`${bar} h-4 w-1/2`} />
        <div className={`${bar} mt-4 h-6 w-28 justify-self-end`} />
      </div>
    </div>
  );
}
