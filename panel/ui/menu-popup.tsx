import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import type { MenuAction } from '#panel/ui/menu-action.ts';

interface Props {
  label: string;
  actions: readonly (MenuAction | null)[];
  trigger: ReactElement;
  side: 'top' | 'bottom';
}

/** The menu of `ActionMenu`, open from the start. Loaded when it is asked for. */
export default function MenuPopup({ label, actions, trigger, side }: Props) {
  return (
    <Base.Root defaultOpen>
      <Base.Trigger render={trigger} />
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
