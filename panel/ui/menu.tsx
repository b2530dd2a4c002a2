import { Menu as Base } from '@base-ui/react/menu';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';

export interface MenuAction {
  label: string;
  icon?: LucideIcon;
  isDanger?: boolean;
  onChoose: () => void;
}

interface Props {
  /** Accessible name of the three dots. */
  label: string;
  /** Null draws a line. */
  actions: readonly (MenuAction | null)[];
  /** What opens it, in place of the three dots. */
  trigger?: ReactElement;
  side?: 'top' | 'bottom';
}

/** Actions that have no button of their own. */
export function ActionMenu({ label, actions, trigger, side = 'bottom' }: Props) {
  return (
    <Base.Root>
      {trigger ? (
        <Base.Trigger render={trigger} />
      ) : (
        <Base.Trigger className="ib ib-s" aria-label={label}>
          <Ellipsis className="i" aria-hidden="true" />
        </Base.Trigger>
      )}
      <Base.Portal>
        <Base.Positioner className="z-30" sideOffset={4} align="end" side={side}>
          <Base.Popup className="popup" aria-label={label}>
            {actions.map((action, at) =>
              action === null ? (
                // oxlint-disable-next-line react/no-array-index-key -- a line has nothing else
                <Base.Separator key={`line-${at}`} className="popup-line" />
              ) : (
                <Base.Item
                  key={action.label}
                  className="popup-item"
                  data-danger={action.isDanger ? '' : undefined}
                  onClick={action.onChoose}
                >
                  {action.icon ? <action.icon className="i i-s" aria-hidden="true" /> : null}
                  {action.label}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
