import { goodsIconNames } from '#components/ui/goods-icon-names.ts';
import type { IconName } from '#components/ui/icon-names.ts';
import { sprites } from '#lib/sprites.ts';

const namesOfGoods: ReadonlySet<string> = new Set(goodsIconNames);

/** Where an icon is drawn, of goods or of the interface. For servers: browsers need no list of what is in which. */
export const iconHref = (name: IconName): string =>
  `${namesOfGoods.has(name) ? sprites.goods : sprites.icons}#${name}`;
