import { Ellipsis } from 'lucide-react';
import { cloneElement, lazy, type ReactElement, Suspense, useState } from 'react';
import type { MenuAction } from '#panel/ui/menu-action.ts';

const MenuPopup = lazy(() => import('#panel/ui/menu-popup.tsx'));

interface Props {
  /** Accessible name of the three dots. */
  label: string;
  /** Null draws a line. */
  actions: readonly (MenuAction | null)[];
  /** What opens it, in place of the three dots. */
  trigger?: ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'menu' }>;
  side?: 'top' | 'bottom';
}

/** Actions that have no button of their own. */
export function ActionMenu({ label, actions, trigger, side = 'bottom' }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const button = trigger ?? (
    <button type="button" className="ib ib-s" aria-label={label}>
      <Ellipsis className="i" aria-hidden="true" />
    </button>
  );
  if (!isAsked)
    return cloneElement(button, { onClick: () => setIsAsked(true), 'aria-haspopup': 'menu' });
  return (
    <Suspense fallback={button}>
      <MenuPopup label={label} actions={actions} trigger={button} side={side} />
    </Suspense>
  );
}
