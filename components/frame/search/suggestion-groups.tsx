/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a listbox of links */
import type { ReactNode } from 'react';
import { searchTexts } from '#components/frame/search/texts.ts';
import { searchHref } from '#components/frame/search/search-href.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import { MixedText, NameText } from '#components/ui/mixed-text.tsx';
import type { Suggestion } from '#lib/contract/home.ts';
import { paths } from '#lib/contract/paths.ts';

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
  const products = found.filter(({ type }) => type === 'product');
  const brands = found.filter(({ type }) => type === 'brand');
  const categories = found.filter(({ type }) => type === 'category');
  const option = (key: string | number) => {
    const own = `${id}-${key}`;
    return { id: own, isActive: own === active };
  };
  return (
    <div role="listbox" id={id} aria-label={searchTexts.suggestions}>
      <Group id={`${id}-categories`} title={searchTexts.categories} count={categories.length}>
        {categories.map((one) => (
          <Option
            key={one.id}
            {...option(`c${one.id}`)}
            href={encodeURI(paths.category(one.id, one.valueSlug))}
            icon="layout-grid"
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
            href={encodeURI(paths.brand(one.id, one.valueSlug))}
            icon="badge-check"
          >
            <MixedText>{one.value}</MixedText>
          </Option>
        ))}
      </Group>
      <Group id={`${id}-products`} title={searchTexts.products} count={products.length}>
        {products.map((one) => (
          <Option
            key={one.id}
            {...option(`p${one.id}`)}
            href={encodeURI(paths.product(one.id, one.valueSlug))}
            icon="search"
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
            icon="history"
            term={term}
          >
            <bdi>{term}</bdi>
          </Option>
        ))}
      </Group>
    </div>
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
  icon: InterfaceIconName;
  /** The recent search this option repeats. */
  term?: string;
  children: ReactNode;
}

function Option({ id, isActive, href, icon, term, children }: OptionProps) {
  return (
    <a role="option" id={id} aria-selected={isActive} tabIndex={-1} href={href} data-term={term}>
      <Icon name={icon} />
      <span>{children}</span>
    </a>
  );
}
