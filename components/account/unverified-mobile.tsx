import { authTexts } from '#components/account/auth-texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { loginPaths } from '#lib/contract/paths.ts';
import { withReturn } from '#lib/session/after-login.ts';

interface UnverifiedMobileProps {
  /** The error, or what requires a verified number. */
  children: string;
  /** The current page, to return to. */
  returnUrl: string;
}

/** Notice that the member's number is not verified, with a link to verify it. */
export function UnverifiedMobile({ children, returnUrl }: UnverifiedMobileProps) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-warn">
      <Icon name="triangle-alert" className="flex-none" />
      {children}
      <a className="link" href={withReturn(loginPaths.verifyMobile, returnUrl)}>
        {authTexts.verifyTitle}
      </a>
    </p>
  );
}
