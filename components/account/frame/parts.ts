import { accountFrameTexts } from '#components/account/frame/texts.ts';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import { paths } from '#lib/contract/paths.ts';

/** A page of the account. */
export interface AccountPart {
  readonly href: string;
  readonly icon: InterfaceIconName;
  readonly title: string;
  /** Short description. */
  readonly text: string;
}

/** In the order of the navigation, after the account's first page. */
export const accountParts: readonly AccountPart[] = [
  {
    href: paths.orders,
    icon: 'package',
    title: accountFrameTexts.orders,
    text: accountFrameTexts.ordersText,
  },
  {
    href: paths.profile,
    icon: 'user-round',
    title: accountFrameTexts.profile,
    text: accountFrameTexts.profileText,
  },
  {
    href: paths.addresses,
    icon: 'map-pin',
    title: accountFrameTexts.addresses,
    text: accountFrameTexts.addressesText,
  },
  {
    href: paths.favourites,
    icon: 'heart',
    title: accountFrameTexts.favourites,
    text: accountFrameTexts.favouritesText,
  },
  {
    href: paths.alerts,
    icon: 'bell',
    title: accountFrameTexts.alerts,
    text: accountFrameTexts.alertsText,
  },
  {
    href: paths.opinions,
    icon: 'star',
    title: accountFrameTexts.opinions,
    text: accountFrameTexts.opinionsText,
  },
  {
    href: paths.devices,
    icon: 'smartphone',
    title: accountFrameTexts.devices,
    text: accountFrameTexts.devicesText,
  },
  {
    href: paths.password,
    icon: 'lock',
    title: accountFrameTexts.password,
    text: accountFrameTexts.passwordText,
  },
];
