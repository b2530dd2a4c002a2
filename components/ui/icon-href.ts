import { goodsIconNames } from '#components/ui/goods-icon-names.ts';
import type { IconName } from '#components/ui/icon-names.ts';
import { sprites } from '#lib/sprites.ts';

const namesOfGoods: ReadonlySet<string> = new Set(goodsIconNames);

/** Address of an icon in its sprite. Server only: browsers do not need the list of names. */
export const iconHref = (name: IconName): string =>
  `${namesOfGoods.has(name) ? sprites.goods : sprites.icons}#${name}`;
