'use client';

import { useEffect, useState } from 'react';
import { DeviceRow } from '#components/account/devices/device-row.tsx';
import { deviceTexts } from '#components/account/devices/texts.ts';
import { useArrival } from '#components/account/use-arrival.ts';
import { useReading } from '#components/account/use-reading.ts';
import { FailedReading } from '#components/states/failed-reading.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { late } from '#components/ui/late.tsx';
import type { DevicesAnswer } from '#lib/contract/member-device.ts';
import { loadPressed, preparePart } from '#lib/parts.ts';
import { showToast } from '#lib/toasts/store.ts';

const loadEndOthers = () => import('#components/account/devices/end-others.tsx');
const EndOthers = late(loadEndOthers);

const load = async () => (await import('#lib/account/client.ts')).readDevices();

/** Devices on which the member is logged in, with buttons to sign them out. */
export function Devices() {
  const { reading, show, retry } = useReading(load);
  if (reading === 'loading') return <Skeleton />;
  if (reading === 'failed') return <FailedReading level={2} texts={deviceTexts} retry={retry} />;
  return <List answer={reading} show={show} />;
}

interface ListProps {
  answer: DevicesAnswer;
  show: (answer: DevicesAnswer) => void;
}

function List({ answer: { devices }, show }: ListProps) {
  const [asked, setAsked] = useState(false);
  const { place, arrive } = useArrival();
  useEffect(() => preparePart(loadEndOthers), []);
  const ask = async () => {
    if ((await loadPressed(loadEndOthers)) !== null) setAsked(true);
  };
  const done = (left: DevicesAnswer, sentence: string) => {
    setAsked(false);
    show(left);
    arrive();
    void showToast('success', sentence);
  };
  const others = devices.filter(({ isThis }) => !isThis);
  const own = devices.filter(({ isThis }) => isThis);
  return (
    <section
      ref={place}
      aria-label={deviceTexts.title}
      tabIndex={-1}
      className="grid gap-6 shadow-none"
    >
      <p className="max-w-prose text-ink-2">{deviceTexts.intro}</p>
      <ul className="devices">
        {devices.map((device) => (
          <DeviceRow key={`${device.id} ${device.lastSeen}`} device={device} onDone={done} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="flex items-center gap-2 text-ink-2">
          <Icon name="shield-check" className="flex-none text-good" />
          {deviceTexts.alone}
        </p>
      ) : (
        <button
          type="button"
          className="btn btn-outline justify-self-start"
          onClick={() => void ask()}
        >
          {deviceTexts.endOthers}
        </button>
      )}
      {asked ? (
        <EndOthers
          count={others.length}
          onClose={() => setAsked(false)}
          onDone={(ended) => done({ devices: own }, deviceTexts.othersEnded(ended))}
        />
      ) : null}
    </section>
  );
}

/** Placeholder of the same size as the loaded devices. */
function Skeleton() {
  return (
    <div className="needs-script awaited motion-safe:animate-pulse">
      <p className="sr-only">{deviceTexts.loading}</p>
      <div className="grid gap-6" aria-hidden>
        <div className="h-6 w-64 max-w-full rounded-8 bg-sunken-2" />
        <div className="h-40 rounded-16 bg-sunken-2" />
      </div>
    </div>
  );
}
