import type { Redis } from 'ioredis';
import { z } from 'zod';
import { type StaffState, staffStates } from '#lib/contract/chat-names.ts';
import type { BoxEventValue } from '#lib/contract/chat.ts';
import { openAt } from '#server/modules/chat/hours.ts';
import type { HoursService } from '#server/modules/chat/hours-service.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import { createShared } from '#server/modules/presence/shared-service.ts';

const worker = z.object({ id: z.int(), name: z.string(), state: z.enum(staffStates) });
type WorkerHere = z.infer<typeof worker>;
const everybody = 'all';
/** How many names the box shows. */
const mostNames = 5;
/** Ms after a change of staff for which more are awaited: a reloaded panel is away for a moment. */
const settle = 1_000;

interface Needs {
  readonly redis: Redis | null;
  readonly hours: Pick<HoursService, 'read' | 'onSaved'>;
}

/** Who of the staff is here, on all nodes, and so whether visitors can write or leave a message. */
export function createHere({ redis, hours }: Needs) {
  const shared = createShared(redis, 'staff');
  const listeners = new Set<(box: BoxEventValue<'hours'>) => void>();
  let timer: NodeJS.Timeout | undefined;

  /** The states of staff by member id: of several tabs the one that is most here. */
  async function states(): Promise<Map<number, WorkerHere>> {
    const all = (await shared.read(everybody)).map((value) => worker.parse(value));
    const rank = ({ state }: WorkerHere) => staffStates.indexOf(state);
    const found = new Map<number, WorkerHere>();
    for (const each of all.toSorted((a, b) => rank(b) - rank(a))) found.set(each.id, each);
    return found;
  }

  /** What the box shows now. */
  async function box(): Promise<BoxEventValue<'hours'>> {
    const [times, staff] = await Promise.all([hours.read(), states()]);
    const { isOpen, changesAt } = openAt(times, Date.now());
    const online = isOpen ? [...staff.values()].filter(({ state }) => state === 'online') : [];
    return {
      isOpen,
      changesAt,
      here: online.slice(0, mostNames).map(({ name }) => ({ name: name || chatTexts.staff })),
      mode: online.length > 0 ? 'chat' : 'form',
    };
  }

  async function announce(): Promise<void> {
    const now = await box();
    for (const listener of listeners) listener(now);
  }

  function announceSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      // Without a database nobody can write either.
      announce().catch(() => undefined);
    }, settle).unref();
  }
  hours.onSaved(announceSoon);

  return {
    box,
    states,
    /** @param connection of the panel */
    change(
      connection: string,
      { id, name, state }: { id: number; name: string; state: StaffState },
    ): void {
      shared.put(everybody, connection, { id, name, state }, false);
      announceSoon();
    },
    leave(connection: string): void {
      shared.remove(everybody, connection);
      announceSoon();
    },
    renew: shared.renew,
    /** Calls back after changes of staff and hours. */
    onChange: (listener: (box: BoxEventValue<'hours'>) => void): void =>
      void listeners.add(listener),
  };
}
export type Here = ReturnType<typeof createHere>;
