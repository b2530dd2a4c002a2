import { checkoutTexts } from '#components/checkout/texts.ts';

const bar = 'rounded-16 bg-sunken-2';

/** Placeholder of the checkout. */
export function CheckoutSkeleton() {
  return (
    <div className="needs-script awaited motion-safe:animate-pulse">
      <p className="sr-only">{checkoutTexts.loading}</p>
      <div className="co" aria-hidden>
        <div className="grid content-start gap-4 pt-6">
          <div className={`${bar} h-6 w-32`} />
          <div className={`${bar} h-28`} />
          <div className={`${bar} mt-8 h-6 w-32`} />
          <div className={`${bar} h-16`} />
          <div className={`${bar} h-16`} />
          <div className={`${bar} mt-8 h-6 w-32`} />
          <div className={`${bar} h-16`} />
        </div>
        <div className={`${bar} mt-6 h-96`} />
      </div>
    </div>
  );
}
