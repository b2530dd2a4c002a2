import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import type { BrandName, NetworkName } from '#components/ui/mark-names.ts';
import { sprites } from '#lib/sprites.ts';

/** Sprite files that browsers cache, instead of paths repeated in every page. */
const { icons, brands } = sprites;

/** A stroked icon; its size stands in the markup too, for when styles are missing. `className` adds to or replaces the size of 20 px: `i-s` 16, `i-l` 24. */
export function Icon({ name, className = '' }: { name: InterfaceIconName; className?: string }) {
  return <IconAt href={`${icons}#${name}`} className={className} />;
}

/** The same, by its address (icon-href.ts). */
export function IconAt({ href, className = '' }: { href: string; className?: string }) {
  return (
    <svg className={`i ${className}`.trimEnd()} width="20" height="20" aria-hidden="true">
      <use href={href} />
    </svg>
  );
}

const markAt = (href: string) => (
  <svg className="mark" width="24" height="24" aria-hidden="true">
    <use href={href} />
  </svg>
);

export const NetworkMark = ({ name }: { name: NetworkName }) => markAt(`${icons}#${name}`);

export const BrandMark = ({ name }: { name: BrandName }) => markAt(`${brands}#${name}`);

/** The logo: an amber drop. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} width="32" height="36" viewBox="0 0 32 36" aria-hidden="true">
      <use href={`${icons}#logo`} />
    </svg>
  );
}
