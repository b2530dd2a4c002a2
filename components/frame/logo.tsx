import { frameTexts } from '#components/frame/texts.ts';
import { LogoMark } from '#components/ui/icon.tsx';

/** The shop's logo and name, linking to the home page. */
export function Logo({ shop }: { shop: string }) {
  return (
    <a className="logo" href="/" aria-label={`${shop}، ${frameTexts.home}`}>
      <LogoMark />
      <span>{shop}</span>
    </a>
  );
}
