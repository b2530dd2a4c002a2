import { wayInTexts } from '#components/account/way-in-texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { loginPaths } from '#lib/contract/paths.ts';
import { withReturn } from '#lib/session/way-in.ts';

interface UnverifiedMobileProps {
  /** What is wrong, or what has to wait until the number is verified. */
  children: string;
  /** The page this stands on, to come back to. */
  returnUrl: string;
}

/** Says that the member's number is not verified, and leads to where it is. */
export function UnverifiedMobile({ children, returnUrl }: UnverifiedMobileProps) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-warn">
      <Icon name="triangle-alert" className="flex-none" />
      {children}
      <a className="link" href={withReturn(loginPaths.verifyMobile, returnUrl)}>
        {wayInTexts.verifyTitle}
      </a>
    </p>
  );
}
