import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';

const PopoverPopup = lazy(() => import('#panel/ui/popover-popup.tsx'));

interface Props {
  /** Accessible name of what opens. */
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that opens it. */
  trigger: ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'dialog' }>;
  className?: string;
  children: ReactNode;
}

/** A small window at its button. */
export function Popover({ className = 'popup', ...props }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const { trigger, onOpenChange } = props;
  const open = () => {
    setIsAsked(true);
    onOpenChange(true);
  };
  if (!isAsked) return cloneElement(trigger, { onClick: open, 'aria-haspopup': 'dialog' });
  return (
    <Suspense fallback={trigger}>
      <PopoverPopup {...props} className={className} />
    </Suspense>
  );
}
