import { frameTexts } from '#components/frame/texts.ts';
import { LogoMark } from '#components/ui/icon.tsx';

/** The shop's sign and name, a link home. */
export function Logo({ shop }: { shop: string }) {
  return (
    <a className="logo" href="/" aria-label={`${shop}، ${frameTexts.home}`}>
      <LogoMark />
      <span>{shop}</span>
    </a>
  );
}
