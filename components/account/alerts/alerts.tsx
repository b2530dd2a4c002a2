'use client';

import { alertTexts } from '#components/account/alerts/texts.ts';
import { useArrival } from '#components/account/use-arrival.ts';
import { useReading } from '#components/account/use-reading.ts';
import { useChange } from '#components/favourites/lists/use-change.ts';
import { FailedReading } from '#components/states/failed-reading.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { NameText } from '#components/ui/mixed-text.tsx';
import { paths } from '#lib/contract/paths.ts';
import type { PriceAlert } from '#lib/contract/price-alert.ts';
import { showToast } from '#lib/toasts/store.ts';

const client = () => import('#lib/account/price-alerts.ts');
const load = async () => (await client()).readPriceAlerts();

/** The products of which a member is told when they cost less. */
export function Alerts() {
  const { reading, show, retry } = useReading(load);
  const [busy, change] = useChange();
  const { place, arrive } = useArrival();
  if (reading === 'loading') return <Skeleton />;
  if (reading === 'failed') return <FailedReading level={2} texts={alertTexts} retry={retry} />;

  const remove = async ({ propertyId }: PriceAlert) => {
    const left = await change(async () => (await client()).removePriceAlert(propertyId));
    if (left === null) return;
    show(left);
    arrive();
    void showToast('success', alertTexts.removed);
  };
  return (
    <section
      ref={place}
      aria-label={alertTexts.title}
      tabIndex={-1}
      className="grid gap-6 shadow-none"
    >
      {reading.alerts.length === 0 ? (
        <Empty />
      ) : (
        <>
          <p className="max-w-prose text-ink-2">{alertTexts.intro}</p>
          <ul className="devices">
            {reading.alerts.map((alert) => (
              <Row
                key={alert.propertyId}
                alert={alert}
                busy={busy}
                onRemove={() => void remove(alert)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface RowProps {
  alert: PriceAlert;
  busy: boolean;
  onRemove: () => void;
}

function Row({ alert, busy, onRemove }: RowProps) {
  const { websiteCode, propertyId, name, slug, price, most } = alert;
  return (
    <li>
      <Icon name="bell" className="i-l flex-none text-ink-3" />
      <div className="min-w-0 flex-1">
        <a
          className="font-name [overflow-wrap:anywhere] hover:text-amber-ink"
          href={`${paths.product(websiteCode, slug)}?variant=${propertyId}`}
        >
          <NameText>{name}</NameText>
        </a>
        <p className="flex flex-wrap gap-x-3 text-13 text-ink-3">
          <span>{alertTexts.most(most)}</span>
          <span>{price === null ? alertTexts.unsold : alertTexts.today(price)}</span>
        </p>
      </div>
      <button
        type="button"
        className="btn btn-outline btn-sm"
        aria-label={alertTexts.removeOf(name)}
        aria-disabled={busy}
        onClick={onRemove}
      >
        {alertTexts.remove}
      </button>
    </li>
  );
}

function Empty() {
  return (
    <div className="empty">
      <span className="empty-sign">
        <Icon name="bell" />
      </span>
      <h2>{alertTexts.empty}</h2>
      <p>{alertTexts.emptyText}</p>
      <a className="btn btn-primary mt-3" href={paths.shop}>
        {alertTexts.emptyWay}
      </a>
    </div>
  );
}

/** Placeholder of the size of some alerts. */
function Skeleton() {
  return (
    <div className="needs-script awaited motion-safe:animate-pulse">
      <p className="sr-only">{alertTexts.loading}</p>
      <div className="grid gap-6" aria-hidden>
        {[1, 2].map((place) => (
          <div key={place} className="h-20 rounded-16 bg-sunken-2" />
        ))}
      </div>
    </div>
  );
}
