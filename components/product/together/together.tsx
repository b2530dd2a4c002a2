'use client';

import { useState } from 'react';
import { useChosen } from '#components/product/chosen-variant.tsx';
import { Price } from '#components/product/price.tsx';
import { pageTexts } from '#components/product/product-page-texts.ts';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { NameText } from '#components/ui/mixed-text.tsx';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { loadPressed } from '#lib/parts.ts';
import { cardPath, type CardFacts } from '#lib/product/card-facts.ts';

interface TogetherProps {
  companions: readonly CardFacts[];
  /** The product's main image. */
  image: string;
}

/** Products that are bought with this one, to be put into the basket together. */
export function Together({ companions, image }: TogetherProps) {
  const { websiteCode, name, variant, insurance } = useChosen();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const { availability, price } = variant;
  if (companions.length === 0 || availability !== availabilityCodes.available || price === null) {
    return null;
  }
  const all: readonly CardFacts[] = [
    { websiteCode, name, image, availability, price },
    ...companions,
  ];
  const taken = all.filter((each) => !left.has(each.websiteCode));
  const add = async () => {
    if (busy) return;
    setBusy(true);
    const part = await loadPressed(() => import('#components/product/together/add-together.ts'));
    const goods = taken.map((each) => ({
      websiteCode: each.websiteCode,
      name: each.name,
      ...(each.websiteCode === websiteCode
        ? { variantId: variant.id, insurance: insurance && variant.insurancePrice !== null }
        : { variantId: 0, insurance: false }),
    }));
    await part?.addTogether(goods);
    setBusy(false);
  };
  return (
    <section className="together" aria-labelledby="together-title">
      <h2 id="together-title">{pageTexts.together}</h2>
      <div className="panel">
        <ul>
          {all.map((each) => (
            <li key={each.websiteCode}>
              <label className="needs-script check">
                <input
                  type="checkbox"
                  aria-label={each.name}
                  checked={!left.has(each.websiteCode)}
                  onChange={() => setLeft(toggled(left, each.websiteCode))}
                />
              </label>
              <div className="pic">
                <IslandPicture image={each.image} alt="" sizes="(min-width: 62rem) 160px, 72px" />
              </div>
              <p>
                {each.websiteCode === websiteCode ? (
                  <b>
                    <NameText>{each.name}</NameText>
                  </b>
                ) : (
                  <a href={cardPath(each)}>
                    <NameText>{each.name}</NameText>
                  </a>
                )}
                {each.price === undefined ? null : <Price value={each.price} />}
              </p>
            </li>
          ))}
        </ul>
        <div className="needs-script together-sum">
          <p aria-live="polite">
            {`${pageTexts.togetherSum(taken.length)} `}
            <Price value={taken.reduce((sum, each) => sum + (each.price ?? 0), 0)} />
          </p>
          <button
            type="button"
            className="btn btn-outline btn-wide"
            aria-disabled={busy}
            disabled={taken.length === 0}
            onClick={() => void add()}
          >
            {pageTexts.addTogether(taken.length)}
          </button>
        </div>
      </div>
    </section>
  );
}

function toggled(set: ReadonlySet<number>, member: number): ReadonlySet<number> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}
