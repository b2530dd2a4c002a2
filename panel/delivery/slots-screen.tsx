import { Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { AdminMethod } from '#lib/contract/admin-selling.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { readMethod, saveSlots } from '#panel/delivery/calls.ts';
import { MethodOfAddress } from '#panel/delivery/method-of-address.tsx';
import { NextSlots } from '#panel/delivery/next-slots.tsx';
import {
  newPeriod,
  type PeriodDraft,
  savedSlots,
  slotFaults,
  slotFieldAt,
  type SlotsDraft,
  slotsDraftOf,
} from '#panel/delivery/schedule.ts';
import { deliveryTexts as words, weekdays } from '#panel/delivery/texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { texts } from '#panel/texts.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { SelectField } from '#panel/ui/choices.tsx';
import { NumberField } from '#panel/ui/fields.tsx';
import { LeaveGuard } from '#panel/ui/leave-guard.tsx';
import { conflictOf } from '#panel/ui/merge.ts';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useFaultInView } from '#panel/ui/use-fault-in-view.ts';
import { useSaveKey } from '#panel/ui/use-save-key.ts';
import { useVersionedForm } from '#panel/ui/use-versioned-form.ts';

const StaleDialog = lazy(() => import('#panel/ui/stale-dialog.tsx'));

const dayOptions = weekdays.map(([value, label]) => ({ value: String(value), label }));
const dayTitle = (weekday: number): string =>
  weekdays.find(([value]) => value === weekday)?.[1] ?? '';
const hoursOf = ({ weekday, fromHour, toHour }: PeriodDraft): string =>
  words.period(dayTitle(weekday), formatNumber(fromHour ?? 0), formatNumber(toHour ?? 0));

interface PeriodProps {
  period: PeriodDraft;
  fault: string | undefined;
  onChange: (change: Partial<PeriodDraft>) => void;
  onRemove: () => void;
}

function PeriodRow({ period, fault, onChange, onRemove }: PeriodProps) {
  const { weekday, fromHour, toHour, capacity } = period;
  return (
    <li className="period">
      <SelectField
        label={words.weekday}
        options={dayOptions}
        value={String(weekday)}
        onChange={(value) => onChange({ weekday: Number(value) })}
      />
      <NumberField
        label={words.fromHour}
        value={fromHour}
        onChange={(value) => onChange({ fromHour: value })}
        min={0}
        max={23}
      />
      <NumberField
        label={words.toHour}
        value={toHour}
        onChange={(value) => onChange({ toHour: value })}
        error={fault}
        min={1}
        max={24}
      />
      <NumberField
        label={words.capacity}
        unit={words.orders}
        value={capacity}
        onChange={(value) => onChange({ capacity: value })}
        min={0}
        max={10_000}
      />
      <IconButton label={words.removePeriod(hoursOf(period))} onClick={onRemove}>
        <Trash2 className="i i-s" aria-hidden="true" />
      </IconButton>
    </li>
  );
}

const labels: Readonly<Record<keyof SlotsDraft, string>> = {
  periods: words.weekly,
  capacities: words.nextDays,
};
const show = (name: keyof SlotsDraft, draft: SlotsDraft): string =>
  name === 'periods'
    ? draft.periods.map(hoursOf).join(' / ') || texts.nothing
    : words.periods(formatNumber(Object.keys(draft.capacities).length));

function SlotsForm({ method }: { method: AdminMethod }) {
  const { id, title, slots } = method;
  const form = useVersionedForm<AdminMethod, SlotsDraft>({
    row: method,
    empty: { periods: [], capacities: {} },
    draftOf: slotsDraftOf,
    missing: (draft) => slotFaults(draft, slots),
    send: (draft, { version = 0 }) =>
      saveSlots({ methodId: id, version, ...savedSlots(draft, method) }),
    fieldAt: (path, draft) => slotFieldAt(path, savedSlots(draft, method)),
    readNow: readMethod,
    done: () => showToast(words.slotsSaved),
  });
  const { before, draft, set, faults, failure, isBusy, stale } = form;
  const save = useFaultInView(faults, form.save);
  const { periods } = draft;
  const conflict =
    stale && conflictOf([before, draft, stale], { labelOf: (name) => labels[name], show: show });
  useSaveKey(form.canSave, save);
  return (
    <Page
      title={words.slotsOf(title)}
      back={`/settings/delivery/${id}`}
      width="mid"
      actions={
        <Button look="primary" isBusy={isBusy} onClick={save} disabled={!form.canSave}>
          {texts.save}
        </Button>
      }
    >
      <div className="grid gap-8">
        <p className="muted medium">{words.slotsHint}</p>
        {Object.keys(faults).length > 0 ? <Note kind="bad">{words.faults.some}</Note> : null}
        {failure ? <Note kind="bad">{failure}</Note> : null}
        <section className="section" aria-label={words.weekly}>
          <h2>{words.weekly}</h2>
          {periods.length === 0 ? <Note>{words.noPeriods}</Note> : null}
          <ul className="grid gap-3" aria-label={words.weekly}>
            {periods.map((period) => (
              <PeriodRow
                key={period.key}
                period={period}
                fault={faults[period.key]}
                onChange={(change) =>
                  set({
                    periods: periods.map((each) =>
                      each.key === period.key ? { ...each, ...change } : each,
                    ),
                  })
                }
                onRemove={() => set({ periods: periods.filter(({ key }) => key !== period.key) })}
              />
            ))}
          </ul>
          <Button
            className="justify-self-start"
            icon={<Plus className="i i-s" aria-hidden="true" />}
            disabled={periods.length >= 168}
            onClick={() => set({ periods: [...periods, newPeriod(periods)] })}
          >
            {words.addPeriod}
          </Button>
        </section>
        <NextSlots
          slots={slots}
          capacities={draft.capacities}
          faults={faults}
          onChange={(slotId, capacity) =>
            set({ capacities: { ...draft.capacities, [slotId]: capacity } })
          }
        />
      </div>
      <LeaveGuard isChanged={form.isChanged} />
      {conflict ? (
        <Suspense>
          <StaleDialog
            {...conflict}
            isBusy={isBusy}
            onSave={(own) => form.saveMerged(conflict.savedWith(own))}
            onClose={form.closeStale}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}

/** When a courier comes: each week, and on single days. */
export default function SlotsScreen() {
  return (
    <MethodOfAddress back="/settings/delivery">
      {(method) => <SlotsForm key={method.id} method={method} />}
    </MethodOfAddress>
  );
}
