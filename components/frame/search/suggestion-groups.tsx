/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a listbox of links */
import type { ReactNode } from 'react';
import { searchTexts } from '#components/frame/search/texts.ts';
import { searchHref } from '#components/frame/search/search-href.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { MixedText, NameText } from '#components/ui/mixed-text.tsx';
import type { Suggestion } from '#lib/contract/home.ts';
import { paths } from '#lib/contract/paths.ts';
import { formatNumber, formatPercent } from '#lib/text/toman.ts';

/** An option. */
export interface Choice {
  found: readonly Suggestion[];
  recent: readonly string[];
}

interface Props extends Choice {
  /** Id of the listbox; the options' ids are derived from it. */
  id: string;
  /** Id of the option selected by arrow keys, or ''. */
  active: string;
}

/** Categories, brands, products and recent searches as options of a listbox. Each is a link. */
export function SuggestionGroups({ id, active, found, recent }: Props) {
  const of = (type: Suggestion['type']) => found.filter((one) => one.type === type);
  const [brands, products] = [of('brand'), of('product')];
  const categories = [...of('landing'), ...of('category')];
  const option = (key: string | number) => {
    const own = `${id}-${key}`;
    return { id: own, isActive: own === active };
  };
  return (
    <div role="listbox" id={id} aria-label={searchTexts.suggestions}>
      <div className="sug-lead">
        <Group id={`${id}-categories`} title={searchTexts.categories} count={categories.length}>
          {categories.map((one) => (
            <Option
              key={one.valueSlug}
              {...option(`${one.type}${one.id}`)}
              href={listHref(one, one.type)}
              sign={<Sign icon="layout-grid" image={one.image} />}
              note={searchTexts.goods(one.productCount ?? 0)}
            >
              <MixedText>{one.value}</MixedText>
            </Option>
          ))}
        </Group>
        <Group id={`${id}-brands`} title={searchTexts.brands} count={brands.length}>
          {brands.map((one) => (
            <Option
              key={one.id}
              {...option(`b${one.id}`)}
              href={listHref(one, 'brand')}
              sign={<Sign icon="tag" image="" />}
              note={brandGoods(one)}
            >
              <MixedText>{one.value}</MixedText>
              {one.nameEn ? (
                <>
                  {' '}
                  <bdi className="faint">{one.nameEn}</bdi>
                </>
              ) : null}
            </Option>
          ))}
        </Group>
      </div>
      <Group id={`${id}-products`} title={searchTexts.products} count={products.length}>
        {products.map((one) => (
          <Option
            key={one.id}
            {...option(`p${one.id}`)}
            href={encodeURI(paths.product(one.id, one.valueSlug))}
            sign={<Sign icon="package" image={one.image} />}
            note={<Price of={one} />}
          >
            <NameText>{one.value}</NameText>
          </Option>
        ))}
      </Group>
      <Group id={`${id}-recent`} title={searchTexts.recent} count={recent.length}>
        {recent.map((term, at) => (
          <Option
            key={term}
            {...option(`r${at}`)}
            href={searchHref(term)}
            sign={<Icon name="history" />}
            term={term}
          >
            <bdi>{term}</bdi>
          </Option>
        ))}
      </Group>
    </div>
  );
}

/** A list, narrowed to the price that was typed. */
function listHref({ id, valueSlug, query }: Suggestion, type: Suggestion['type']): string {
  const path = encodeURI(paths.lead(type === 'brand' ? type : 'category', id, valueSlug));
  return query === undefined ? path : `${path}?${query}`;
}

const brandGoods = ({ productCount = 0, query }: Suggestion): string =>
  query === undefined ? searchTexts.allGoods(productCount) : searchTexts.goods(productCount);

function Sign({ icon, image }: { icon: InterfaceIconName; image: string }) {
  return (
    <span className="pic">
      {image === '' ? <Icon name={icon} /> : <IslandPicture image={image} alt="" sizes="48px" />}
    </span>
  );
}

function Price({ of: { price, discountPercent = 0 } }: { of: Suggestion }) {
  if (price === null || price === undefined) return null;
  return (
    <>
      <b>{formatNumber(price)}</b> {searchTexts.toman}
      {discountPercent > 0 ? (
        <bdi className="pct" dir="rtl">
          {formatPercent(discountPercent)}
        </bdi>
      ) : null}
    </>
  );
}

interface GroupProps {
  id: string;
  title: string;
  count: number;
  children: ReactNode;
}

function Group({ id, title, count, children }: GroupProps) {
  return count === 0 ? null : (
    <div role="group" aria-labelledby={id}>
      <div id={id} className="sug-head">
        {title}
      </div>
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  isActive: boolean;
  href: string;
  /** Its picture or icon. */
  sign: ReactNode;
  /** Below its name. */
  note?: ReactNode;
  /** The recent search this option repeats. */
  term?: string;
  children: ReactNode;
}

function Option({ id, isActive, href, sign, note, term, children }: OptionProps) {
  return (
    <a role="option" id={id} aria-selected={isActive} tabIndex={-1} href={href} data-term={term}>
      {sign}
      <span className="sug-text">
        <span className="sug-name">{children}</span>
        {note ? <small>{note}</small> : null}
      </span>
    </a>
  );
}
