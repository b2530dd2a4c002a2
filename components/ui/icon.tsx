import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import type { BrandName, NetworkName } from '#components/ui/mark-names.ts';
import { sprites } from '#lib/sprites.ts';

/** Sprite files that browsers cache, instead of paths repeated in every page. */
const { icons, brands } = sprites;

/** A stroked icon. `className` adds to or replaces the size of 20 px: `i-s` 16, `i-l` 24. */
export function Icon({ name, className = '' }: { name: InterfaceIconName; className?: string }) {
  return <IconAt href={`${icons}#${name}`} className={className} />;
}

/** The same, by its address (icon-href.ts). */
export function IconAt({ href, className = '' }: { href: string; className?: string }) {
  return (
    <svg className={`i ${className}`.trimEnd()} aria-hidden="true">
      <use href={href} />
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

/** The logo: an amber drop. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 36" aria-hidden="true">
      <use href={`${icons}#logo`} />
    </svg>
  );
}
