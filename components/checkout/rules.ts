import type { MasterData } from '#lib/contract/home.ts';
import { paths } from '#lib/contract/paths.ts';

/** Content pages of the shop that say what is agreed to, by their names. */
const names = {
  terms: 'قوانین-و-شرایط',
  privacy: 'حریم-خصوصی',
  returns: 'بازگشت-کالا',
} as const;

export interface RulePage {
  readonly href: string;
  readonly label: string;
}

/** Those that a shop has in its menus, in this order. */
export interface Rules {
  readonly terms: RulePage | null;
  readonly privacy: RulePage | null;
  readonly returns: RulePage | null;
}

const decoded = (url: string): string => {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
};

/** The pages with a shop's rules, which are those it links to in header or footer. */
export function rulesOf({
  headerLinks,
  footerLinks,
}: Pick<MasterData, 'headerLinks' | 'footerLinks'>): Rules {
  const linked = [...headerLinks, ...footerLinks.flatMap(({ items }) => items)];
  const find = (name: string): RulePage | null => {
    const found = linked.find(({ url }) => decoded(url) === paths.page(name));
    return found ? { href: found.url, label: found.label } : null;
  };
  return { terms: find(names.terms), privacy: find(names.privacy), returns: find(names.returns) };
}
