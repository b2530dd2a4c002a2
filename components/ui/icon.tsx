import { goodsIconNames } from '#components/ui/goods-icon-names.ts';
import type { IconName } from '#components/ui/icon-names.ts';
import type { BrandName, NetworkName } from '#components/ui/mark-names.ts';
import { sprites } from '#lib/sprites.ts';

/** Files the browser keeps, instead of paths repeated in every page. */
const { icons, goods, brands } = sprites;

const namesOfGoods: ReadonlySet<string> = new Set(goodsIconNames);

/** A stroked icon. `className` adds to or replaces the size of 20 px: `i-s` 16, `i-l` 24. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`i ${className}`.trimEnd()} aria-hidden="true">
      <use href={`${namesOfGoods.has(name) ? goods : icons}#${name}`} />
    </svg>
  );
}

export function NetworkMark({ name }: { name: NetworkName }) {
  return (
    <svg className="mark" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}

export function BrandMark({ name }: { name: BrandName }) {
  return (
    <svg className="mark" aria-hidden="true">
      <use href={`${brands}#${name}`} />
    </svg>
  );
}

/** The drop of amber. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 36" aria-hidden="true">
      <use href={`${icons}#logo`} />
    </svg>
  );
}
