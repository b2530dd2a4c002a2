import { resultTexts } from '#components/checkout/result/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { OrderResultAnswer } from '#lib/contract/order.ts';

/** What happens to a paid order. */
export function Next({
  next: { delivery, returnDays },
}: {
  next: NonNullable<OrderResultAnswer['next']>;
}) {
  const { steps } = resultTexts;
  const shown = [
    { icon: 'package', ...steps.packing },
    { icon: 'truck', ...steps[delivery] },
    { icon: 'rotate-ccw', ...steps.back(returnDays) },
  ] as const;
  return (
    <section aria-labelledby="result-next">
      <h2 id="result-next" className="mb-3 font-price">
        {resultTexts.next}
      </h2>
      <ul className="co-next">
        {shown.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
