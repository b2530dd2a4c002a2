import { frameTexts } from '#components/account/frame/texts.ts';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import { paths } from '#lib/contract/paths.ts';

/** A page of the account. */
export interface AccountPart {
  readonly href: string;
  readonly icon: InterfaceIconName;
  readonly title: string;
  /** What is found there. */
  readonly text: string;
}

/** In the order of the navigation, after the account's first page. */
export const accountParts: readonly AccountPart[] = [
  {
    href: paths.profile,
    icon: 'user-round',
    title: frameTexts.profile,
    text: frameTexts.profileText,
  },
  {
    href: paths.addresses,
    icon: 'map-pin',
    title: frameTexts.addresses,
    text: frameTexts.addressesText,
  },
  {
    href: paths.favourites,
    icon: 'heart',
    title: frameTexts.favourites,
    text: frameTexts.favouritesText,
  },
  {
    href: paths.opinions,
    icon: 'star',
    title: frameTexts.opinions,
    text: frameTexts.opinionsText,
  },
  {
    href: paths.devices,
    icon: 'smartphone',
    title: frameTexts.devices,
    text: frameTexts.devicesText,
  },
  {
    href: paths.password,
    icon: 'lock',
    title: frameTexts.password,
    text: frameTexts.passwordText,
  },
];
