'use client';

import { Toaster as Sonner } from 'sonner';
import type { IconName } from '#components/ui/icon-names.ts';
import { Icon } from '#components/ui/icon.tsx';

function Mark({ icon, tint }: { icon: IconName; tint: string }) {
  return (
    <span className={`grid size-7 flex-none place-items-center rounded-full ${tint}`}>
      <Icon name={icon} className="i-s" />
    </span>
  );
}

/** Toasts in the design's inverse look: inline-start bottom on desktop, above the toolbar on phones. */
export default function Toaster({ label }: { label: string }) {
  return (
    <Sonner
      dir="rtl"
      position="bottom-right"
      duration={3_000}
      // The sides must be the same in both: on phones sonner takes its right one from `offset`.
      offset={{ bottom: 24, right: 16 }}
      mobileOffset={{ bottom: 84, left: 16, right: 16 }}
      containerAriaLabel={label}
      icons={{
        success: <Mark icon="check" tint="bg-good text-good-wash" />,
        error: <Mark icon="x" tint="bg-bad text-bad-wash" />,
        info: <Mark icon="info" tint="bg-info text-info-wash" />,
        warning: <Mark icon="circle-alert" tint="bg-warn text-warn-wash" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-16 bg-inverse p-4 font-sans text-on-inverse shadow-e3 lg:w-[26rem]',
          icon: 'flex-none',
          content: 'min-w-0 flex-1',
          title: 'text-14 font-label',
          description: 'mt-0.5 line-clamp-2 text-13 opacity-80',
          actionButton:
            'min-h-7 flex-none rounded-8 px-2 text-14 font-label text-[color:var(--on-inverse-link)]',
        },
      }}
    />
  );
}
