import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger: ReactElement;
  className: string;
  children: ReactNode;
}

/** What `Popover` opens. Loaded when it is asked for. */
export default function PopoverPopup(props: Props) {
  const { label, isOpen, onOpenChange, trigger, className, children } = props;
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-30" sideOffset={4} align="start">
          <Base.Popup className={className} aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
