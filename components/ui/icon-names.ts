import { goodsIconNames } from '#components/ui/goods-icon-names.ts';

/** Icons by their lucide names. `npm run icons` regenerates the sprites. */
export const interfaceIconNames = [
  'menu',
  'x',
  'search',
  'user-round',
  'shopping-bag',
  'layout-grid',
  'house',
  'heart',
  'chevron-left',
  'chevron-right',
  'chevron-down',
  'arrow-up',
  'arrow-up-right',
  'log-in',
  'log-out',
  'download',
  'sun',
  'moon',
  'sun-moon',
  'phone',
  'mail',
  'map-pin',
  'clock',
  'info',
  'check',
  'plus',
  'minus',
  'trash-2',
  'circle-alert',
  'triangle-alert',
  'circle-check',
  'share-2',
  'copy',
  'scale',
  'chart-line',
  'sliders-horizontal',
  'arrow-down-wide-narrow',
  'zoom-in',
  'play',
  'star',
  'bell',
  'history',
  'truck',
  'shield-check',
  'rotate-ccw',
  'headset',
  'badge-check',
  'badge-percent',
  'award',
  'credit-card',
  'package',
  'package-x',
  'lock',
  'wallet',
  'newspaper',
  'gift',
  'tag',
  'store',
  'smartphone',
  'tablet',
  'laptop',
  'monitor',
  'printer',
  'wifi-off',
] as const;

export const iconNames = [...interfaceIconNames, ...goodsIconNames] as const;

export type InterfaceIconName = (typeof interfaceIconNames)[number];
export type IconName = (typeof iconNames)[number];

/** The icon the service names, if a sprite contains it. */
export function knownIcon(name: string): IconName | undefined {
  return iconNames.find((icon) => icon === name);
}
