'use client';

import { promotionCookie } from '#components/frame/head/first-paint.ts';
import { frameTexts } from '#components/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';

/** Hides the promotion above the header for this browser session, until another one is published. */
export function ClosePromotion({ promotion }: { promotion: string }) {
  const close = () => {
    document.documentElement.dataset.promotion = 'closed';
    document.cookie = `${promotionCookie}=${promotion}; Path=/; SameSite=Lax`;
  };
  return (
    <button
      type="button"
      className="icon-btn needs-script"
      aria-label={frameTexts.closePromotion}
      onClick={close}
    >
      <Icon name="x" className="i-s" />
    </button>
  );
}
