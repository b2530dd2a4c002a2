import { Laptop, MonitorSmartphone, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import type { PanelDevice } from '#lib/contract/staff.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { meTexts } from '#panel/me/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Tag } from '#panel/ui/states.tsx';
import { useNow } from '#panel/ui/use-now.ts';

const icons: Record<string, LucideIcon> = { phone: Smartphone, tablet: Tablet, computer: Laptop };

interface Props {
  label: string;
  devices: readonly PanelDevice[];
  /** The one that is being ended. */
  busyId: string | null;
  onEnd: (id: string) => void;
}

/** Browsers that are signed in to the panel. */
export function DeviceList({ label, devices, busyId, onEnd }: Props) {
  const now = useNow();
  return (
    <ul className="cards" aria-label={label}>
      {devices.map((device) => {
        const Sign = icons[device.kind] ?? MonitorSmartphone;
        return (
          <li key={device.id} className="card">
            <Sign className="i i-l muted" aria-hidden="true" />
            <span className="card-body">
              <span className="flex items-center gap-2 font-label">
                {device.name}
                {device.isThis ? <Tag kind="good">{meTexts.thisDevice}</Tag> : null}
              </span>
              <span className="small faint">
                {lastSeen(device.lastSeen, now)} · <bdi dir="ltr">{device.ip}</bdi>
              </span>
            </span>
            {device.isThis ? null : (
              <Button
                look="danger"
                size="s"
                isBusy={busyId === device.id}
                aria-label={meTexts.endDevice(device.name)}
                onClick={() => onEnd(device.id)}
              >
                {meTexts.end}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
