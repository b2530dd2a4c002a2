import { cartTexts } from '#components/basket/cart/texts.ts';

const bar = 'rounded-8 bg-sunken-2';

/** Placeholder of the basket's size; keeps the content below it off the screen meanwhile. */
export function CartSkeleton() {
  return (
    <div className="needs-script awaited motion-safe:animate-pulse">
      <p className="sr-only">{cartTexts.loading}</p>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12" aria-hidden>
        <div>
          <LineSkeleton />
          <LineSkeleton />
        </div>
        <div className="panel grid h-44 content-between self-start">
          <div className={`${bar} h-5`} />
          <div className={`${bar} h-5 w-2/3`} />
          <div className={`${bar} h-8`} />
        </div>
      </div>
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
