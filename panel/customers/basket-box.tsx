import type { CustomerAnswer } from '#lib/contract/customer.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { customerTexts as words } from '#panel/customers/texts.ts';
import { texts } from '#panel/texts.ts';
import { Thumb } from '#panel/ui/thumb.tsx';
import { useNow } from '#panel/ui/use-now.ts';

/** What was left in the basket, and which goods are waited for. */
export function BasketBox({ customer: { basket, alerts } }: { customer: CustomerAnswer }) {
  const now = useNow();
  return (
    <>
      <section className="box grid gap-3" aria-label={words.basket}>
        <div className="grid">
          <h3>{words.basket}</h3>
          <span className="small faint">
            {basket ? words.since(lastSeen(basket.updatedAt, now)) : words.noBasket}
          </span>
        </div>
        {basket ? (
          <>
            <ul className="grid gap-3">
              {basket.lines.map(({ websiteCode, nameFa, image, count, price }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two lines may be of one product
                <li key={`${websiteCode} ${at}`} className="flex items-center gap-3">
                  {image === null ? null : <Thumb image={image} size={56} />}
                  <span className="grid min-w-0">
                    <span className="medium clamp-2">{isolateLatin(nameFa)}</span>
                    <span className="small faint">
                      {`${words.pieces(formatNumber(count))} · ${
                        price === null ? texts.nothing : formatToman(price)
                      }`}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            <p className="flex justify-between gap-2 font-label">
              <span>{words.total}</span>
              <span>{formatToman(basket.total)}</span>
            </p>
          </>
        ) : null}
      </section>
      {alerts.length > 0 ? (
        <section className="box grid gap-3" aria-label={words.alerts}>
          <h3>{words.alerts}</h3>
          <ul className="grid gap-2">
            {alerts.map(({ websiteCode, nameFa, wantedAt }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two variants may be of one product
              <li key={`${websiteCode} ${at}`} className="grid">
                <span className="medium">{isolateLatin(nameFa)}</span>
                <span className="small faint">{lastSeen(wantedAt, now)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
