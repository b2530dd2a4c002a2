import { pageTexts } from '#components/product/product-page-texts.ts';
import { availabilityTexts, versionKind } from '#components/product/texts.ts';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { productPath } from '#lib/product/path.ts';
import { formatToman } from '#lib/text/toman.ts';

type Version = GetDetailAnswer['versions'][number];

const isSold = ({ availability, price }: Version): boolean =>
  availability === availabilityCodes.available && price !== null;

/** Links to the versions of a model, which are products with pages of their own, such as its capacities. */
export function Versions({ product: { websiteCode, versions } }: { product: GetDetailAnswer }) {
  const current = versions.find((each) => each.websiteCode === websiteCode);
  if (current === undefined || versions.length < 2) return null;
  const kind = versionKind(current.name);
  return (
    <nav className="versions" aria-label={pageTexts.versions(kind)}>
      <p>
        <b>{kind}:</b> <MixedText>{current.name}</MixedText>
      </p>
      <ul>
        {versions.map((version) => (
          <li key={version.websiteCode}>
            <a
              href={productPath(version)}
              className={isSold(version) ? undefined : 'version-off'}
              aria-current={version === current ? 'page' : undefined}
            >
              <MixedText>{version.name}</MixedText>{' '}
              <small>
                {isSold(version) && version.price !== null
                  ? formatToman(version.price)
                  : availabilityTexts[version.availability]}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
