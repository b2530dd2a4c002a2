import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { CheckoutFrame } from '#components/checkout/checkout-frame.tsx';
import { Result } from '#components/checkout/result/result.tsx';
import { resultTexts } from '#components/checkout/result/texts.ts';
import { SectionBoundary } from '#components/states/section-boundary.tsx';
import { type FirstResult, firstResult, readFirstResult } from '#lib/checkout/server.ts';
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

/** What was read before this request was rendered; the router's own requests are not read before. */
async function readResult(t: unknown): Promise<FirstResult> {
  const read = firstResult.get();
  const visitor = (await headers()).get('x-forwarded-for') ?? '';
  return read === undefined ? readFirstResult(t, visitor) : read.first;
}

export default async function CheckoutResultPage({ searchParams }: Props) {
  const { t } = await searchParams;
  const first = await readResult(t);
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
          <p className="co-result pt-0">
            <a className="btn btn-outline btn-lg btn-wide" href={paths.checkoutResult(t)}>
              {resultTexts.lookAgain}
            </a>
          </p>
        </noscript>
      ) : null}
    </CheckoutFrame>
  );
}
