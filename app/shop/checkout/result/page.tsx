import type { Metadata } from 'next';
import { CheckoutFrame } from '#components/checkout/checkout-frame.tsx';
import { Result } from '#components/checkout/result/result.tsx';
import { resultTexts } from '#components/checkout/result/texts.ts';
import { SectionBoundary } from '#components/states/section-boundary.tsx';
import { readFirstResult } from '#lib/checkout/server.ts';
import { orderStatuses } from '#lib/contract/codes.ts';
import { paths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: resultTexts.title,
  robots: { index: false, follow: true },
  alternates: { canonical: paths.checkoutResult('').split('?')[0] ?? null },
};

/** Rendered per request: the query names the payment, and its result is read without scripts. */
export const instant = false;

interface Props {
  searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

export default async function CheckoutResultPage({ searchParams }: Props) {
  const { t } = await searchParams;
  const first = await readFirstResult(t);
  const isAwaited =
    first !== null && first !== 'missing' && first.status === orderStatuses.atGateway;
  return (
    <CheckoutFrame
      back={{ href: paths.orders, label: resultTexts.back }}
      title={resultTexts.title}
      noScript={first === null ? resultTexts.noScript : null}
    >
      <SectionBoundary>
        <Result first={first} />
      </SectionBoundary>
      {isAwaited && typeof t === 'string' ? (
        <noscript>
          <p className="mt-6 text-center">
            <a className="btn btn-outline btn-lg" href={paths.checkoutResult(t)}>
              {resultTexts.lookAgain}
            </a>
          </p>
        </noscript>
      ) : null}
    </CheckoutFrame>
  );
}
