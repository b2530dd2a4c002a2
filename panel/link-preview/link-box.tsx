import { type ReactNode, useId, useState } from 'react';
import type { LinkFacts } from '#lib/rules/link-preview/facts.ts';
import { google, services } from '#lib/rules/link-preview/services.ts';
import { previewTexts } from '#lib/rules/link-preview/texts.ts';
import { judgeLink } from '#lib/rules/link-preview/warnings.ts';
import { PlaceCard, Warnings } from '#panel/link-preview/place-card.tsx';
import { linkTexts } from '#panel/link-preview/texts.ts';
import { Tag } from '#panel/ui/states.tsx';

interface Props {
  /** What the page would say of itself. */
  facts: LinkFacts;
  /** How the picture of the link is drawn. */
  picture: ReactNode;
  /** Price and state below a search result; '' without. */
  offer?: string;
  /** Where it stands in no box of its own. */
  isPlain?: boolean;
}

/** How a link will look where it is shown, place by place, beside the form in which it is written. */
export function LinkBox({ facts, picture, offer, isPlain = false }: Props) {
  const id = useId();
  const [place, setPlace] = useState(google.name);
  const service = services.find(({ name }) => name === place) ?? google;
  const { common, services: found } = judgeLink(facts);
  const all = new Set([...common, ...Object.values(found).flat()]);
  return (
    <section
      className={isPlain ? 'grid min-w-0 gap-3' : 'box grid min-w-0 gap-3'}
      aria-labelledby={id}
    >
      <div className="flex items-center justify-between gap-2">
        <h2 id={id}>{linkTexts.title}</h2>
        {all.size > 0 ? <Tag kind="wait">{linkTexts.warnings(all.size)}</Tag> : null}
      </div>
      <fieldset className="views places" aria-label={linkTexts.places}>
        {services.map(({ name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === place}
            data-warned={found[name].length > 0 ? '' : undefined}
            onClick={() => setPlace(name)}
          >
            {previewTexts.services[name]}
          </button>
        ))}
      </fieldset>
      <PlaceCard
        service={service}
        facts={facts}
        picture={picture}
        {...(offer !== undefined && { offer })}
      />
      <Warnings found={[...common, ...found[place]]} fine={linkTexts.fine} />
    </section>
  );
}
