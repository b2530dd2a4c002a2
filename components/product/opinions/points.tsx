import { pointClasses } from '#components/product/opinions/point-classes.ts';
import { summaryTexts } from '#components/product/opinions/summary-texts.ts';
import { WrittenText } from '#components/ui/mixed-text.tsx';

/** Points of a review, with a plus or a minus before each. */
export function Points({ are, points }: { are: 'good' | 'bad'; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <ul className={`points ${pointClasses[are]}`} aria-label={summaryTexts[are]}>
      {points.map((point) => (
        <li key={point}>
          <WrittenText>{point}</WrittenText>
        </li>
      ))}
    </ul>
  );
}
