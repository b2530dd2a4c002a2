'use client';

import { useEffect, useLayoutEffect } from 'react';
import { Toaster as Sonner, useSonner } from 'sonner';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import { Icon } from '#components/ui/icon.tsx';
import { keepAboveBars } from '#components/ui/above-bars.ts';
import { uiTexts } from '#components/ui/texts.ts';

function Mark({ icon, tint }: { icon: InterfaceIconName; tint: string }) {
  return (
    <span className={`grid size-7 flex-none place-items-center rounded-full ${tint}`}>
      <Icon name={icon} className="i-s" />
    </span>
  );
}

/** A press anywhere on the toast, its link included, counts as one on its close button. */
function closeByPress({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('button')) return;
  const button = target.closest('.toast-close-by-press')?.querySelector('[data-close-button]');
  if (button instanceof HTMLElement) button.click();
}

interface ToasterProps {
  label: string;
  /** Called once it listens for toasts. */
  onThere: () => void;
}

/** Toasts in the inverse colours; bottom inline-start on desktop, above all bars on phones. */
export default function Toaster({ label, onThere }: ToasterProps) {
  const shown = useSonner().toasts.length > 0;
  // Effects of children run first, so the toaster is listening.
  useEffect(onThere, [onThere]);
  useLayoutEffect(() => (shown ? keepAboveBars() : undefined), [shown]);
  useEffect(() => {
    document.addEventListener('click', closeByPress);
    return () => document.removeEventListener('click', closeByPress);
  }, []);

  return (
    <Sonner
      dir="rtl"
      position="bottom-right"
      duration={3_000}
      expand
      closeButton
      gap={12}
      // toasts.css positions them, at other breakpoints than sonner's.
      offset={{ bottom: 0, right: 0 }}
      mobileOffset={{ bottom: 0, left: 0, right: 0 }}
      containerAriaLabel={label}
      icons={{
        success: <Mark icon="check" tint="bg-good text-good-wash" />,
        error: <Mark icon="x" tint="bg-bad text-bad-wash" />,
        info: <Mark icon="info" tint="bg-info text-info-wash" />,
        warning: <Mark icon="circle-alert" tint="bg-warn text-warn-wash" />,
        close: <Icon name="x" className="i-s" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: uiTexts.close,
        classNames: {
          toast: 'toast',
          error: 'toast-stays',
          content: 'min-w-0 flex-1',
          title: 'text-14 font-label',
          description: 'mt-0.5 line-clamp-2 text-13 opacity-80',
          closeButton: 'toast-close',
        },
      }}
    />
  );
}
