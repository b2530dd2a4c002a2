'use client';

import { useState } from 'react';
import { deviceTexts } from '#components/account/devices/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import type { Device, DevicesAnswer } from '#lib/contract/member-device.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { loadPressed } from '#lib/parts.ts';
import { showToast } from '#lib/toasts/store.ts';

const icons: Record<Device['kind'], InterfaceIconName> = {
  phone: 'smartphone',
  tablet: 'tablet',
  computer: 'laptop',
  other: 'monitor',
};

interface DeviceRowProps {
  device: Device;
  /** Called with the remaining devices and the sentence to show. */
  onDone: (left: DevicesAnswer, sentence: string) => void;
}

/** A device: name, last visit, and a button that signs it out. */
export function DeviceRow({ device, onDone }: DeviceRowProps) {
  const { name, kind, isThis } = device;
  // Rendered only in the browser, after the list has loaded.
  const [now] = useState(() => Date.now());
  const when = isThis ? deviceTexts.now : lastSeen(device.lastSeen, now);
  return (
    <li>
      <Icon name={icons[kind]} className="i-l flex-none text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-name">
          {name}
          {isThis ? <span className="tag tag-good">{deviceTexts.isThis}</span> : null}
        </p>
        <p className="text-13 text-ink-3">
          {deviceTexts.seen}: {when}
        </p>
      </div>
      {isThis ? null : <End device={device} onDone={onDone} />}
    </li>
  );
}

function End({ device, onDone }: DeviceRowProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    const calls = await loadPressed(() => import('#lib/account/client.ts'));
    const outcome = calls === null ? undefined : await calls.endDevice(device.id);
    // Null: the browser is already leaving for the login page.
    if (outcome === null) return;
    setBusy(false);
    if (outcome === undefined) return;
    if ('refusal' in outcome) {
      void showToast('error', outcome.refusal.sentence);
      return;
    }
    onDone(outcome.answer, deviceTexts.ended(device.name));
  };
  return (
    <button
      type="button"
      className="btn btn-sm btn-outline"
      aria-label={deviceTexts.endOf(device.name)}
      aria-disabled={busy}
      onClick={() => void press()}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : null}
      {deviceTexts.end}
    </button>
  );
}
