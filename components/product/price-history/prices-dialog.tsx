'use client';

import { useEffect, useState } from 'react';
import { PriceChart } from '#components/product/price-history/price-chart.tsx';
import { priceTexts } from '#components/product/price-history/texts.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { closeDialog, type OpenDialog, type PricesDialog } from '#lib/dialogs/store.ts';
import { type Span, spansOf } from '#lib/product/price-chart.ts';
import { askPriceHistory } from '#lib/product/price-history-client.ts';

export default function PricesOverPage({ dialog }: { dialog: OpenDialog }) {
  if (dialog.kind !== 'prices') return null;
  return (
    <Dialog title={priceTexts.title} onClose={closeDialog} className="dlg-large">
      <Prices dialog={dialog} />
    </Dialog>
  );
}

/** Keeps the chart's height while loading. */
function Prices({ dialog }: { dialog: PricesDialog }) {
  const { spans, failed, again } = useSpans(dialog);
  if (failed) {
    return (
      <div className="prices-wait">
        <p role="alert">{priceTexts.failed}</p>
        <button type="button" className="btn btn-outline" onClick={again}>
          {priceTexts.again}
        </button>
      </div>
    );
  }
  if (spans === null) {
    return (
      <output className="prices-wait">
        <span aria-hidden className="spinner" />
        {priceTexts.loading}
      </output>
    );
  }
  return <PriceChart spans={spans} />;
}

/** Request timeout in ms. */
const longest = 10_000;

function useSpans({ websiteCode, variant }: PricesDialog) {
  const [tries, setTries] = useState(1);
  const [loaded, setLoaded] = useState<{ of: number; spans: Span[] | null } | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const price = variant.availability === availabilityCodes.available ? variant.price : null;
    askPriceHistory(websiteCode, AbortSignal.any([ending.signal, AbortSignal.timeout(longest)]))
      .then(({ variants }) => variants.find(({ id }) => id === variant.id)?.points ?? [])
      .then(
        (points) => setLoaded({ of: tries, spans: spansOf(points, price, Date.now()) }),
        () => ending.signal.aborted || setLoaded({ of: tries, spans: null }),
      );
    return () => ending.abort();
  }, [websiteCode, variant, tries]);
  const current = loaded?.of === tries ? loaded : null;
  return {
    spans: current?.spans ?? null,
    failed: current !== null && current.spans === null,
    again: () => setTries(tries + 1),
  };
}
