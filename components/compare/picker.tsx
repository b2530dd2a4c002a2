'use client';

import { useOffers } from '#components/compare/use-offers.ts';
import { Price } from '#components/product/price.tsx';
import { availabilityTexts } from '#components/product/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText, NameText } from '#components/ui/mixed-text.tsx';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { compareHref } from '#lib/compare/query.ts';
import { compareTexts } from '#lib/compare/texts.ts';
import { paths } from '#lib/contract/paths.ts';
import type { CardFacts } from '#lib/product/card-facts.ts';
import type { CompareGroup } from '#lib/compare/store.ts';

interface PickerProps {
  group: CompareGroup;
  /** Ids of the compared products. */
  ids: readonly number[];
  /** Products found when the page was rendered. */
  offers: readonly CardFacts[];
  /** Slug of the search text, or ''. */
  find: string;
}

/**
 * Finds products of the same group to add. A plain form with plain links; with JavaScript it
 * searches while typing.
 */
export function Picker({ group, ids, offers, find }: PickerProps) {
  const { shown, failed, searched, type } = useOffers(group.id, ids, offers);
  return (
    <section id="picker" className="compare-picker" aria-labelledby="picker-title">
      <h2 id="picker-title">
        <MixedText>{compareTexts.picker(group.title)}</MixedText>
      </h2>
      <search>
        <form action={paths.compare} autoComplete="off">
          <input type="hidden" name="ids" value={ids.join(',')} />
          <label className="input">
            <Icon name="search" />
            <span className="sr-only">{compareTexts.find}</span>
            <input
              type="search"
              name="find"
              maxLength={100}
              defaultValue={find.replaceAll('-', ' ')}
              placeholder={compareTexts.find}
              onChange={({ currentTarget }) => type(currentTarget.value)}
            />
          </label>
          <button type="submit" className="btn btn-quiet">
            {compareTexts.search}
          </button>
        </form>
      </search>
      <output className={shown.length === 0 || failed ? 'compare-none' : 'sr-only'}>
        {failed ? compareTexts.failed : foundWords(shown.length, searched || find !== '')}
      </output>
      <ul>
        {shown.map((offer) => (
          <Offer key={offer.websiteCode} offer={offer} ids={ids} />
        ))}
      </ul>
    </section>
  );
}

function foundWords(count: number, searched: boolean): string {
  if (count > 0) return compareTexts.found(count);
  return searched ? compareTexts.noneFound : compareTexts.noneLeft;
}

function Offer({ offer, ids }: { offer: CardFacts; ids: readonly number[] }) {
  const { websiteCode, name, image, price, availability } = offer;
  return (
    <li>
      <a href={compareHref([...ids, websiteCode])}>
        <span className="pic">
          <IslandPicture image={image} alt="" sizes="56px" />
        </span>
        <span>
          <b>
            <span className="sr-only">{compareTexts.addOf}</span>
            <NameText>{name}</NameText>
          </b>
          {price === undefined ? (
            <span className="text-ink-3">{availabilityTexts[availability]}</span>
          ) : (
            <Price value={price} />
          )}
        </span>
        <Icon name="plus" />
      </a>
    </li>
  );
}
