import { useQuery } from '@tanstack/react-query';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ChatHours, ChatHoursAnswer } from '#lib/contract/admin-chat.ts';
import { formatDate } from '#lib/text/date.ts';
import { hoursQuery, saveHours } from '#panel/chat/desk-calls.ts';
import {
  hoursDraftOf,
  type HoursDraft,
  hoursFaults,
  mostClosedDays,
  mostSpans,
  nextSpan,
  savedHours,
  shownWeek,
  type SpanDraft,
} from '#panel/chat/hours-draft.ts';
import { hoursTexts as words } from '#panel/chat/screen-texts.ts';
import { ConflictOf } from '#panel/content/conflict-of.tsx';
import { useContentForm } from '#panel/content/use-content-form.ts';
import { Page } from '#panel/frame/page.tsx';
import { queries } from '#panel/queries.ts';
import { FormPage } from '#panel/settings/form-page.tsx';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { SwitchField } from '#panel/ui/choices.tsx';
import { DateField } from '#panel/ui/date-field.tsx';
import { TextArea, TextField } from '#panel/ui/fields.tsx';
import { shownOf } from '#panel/ui/shown.ts';
import { Waiting } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import '#panel/styles/chat.css';

interface DayProps {
  day: number;
  spans: readonly SpanDraft[];
  faults: Readonly<Record<string, string>>;
  onChange: (spans: readonly SpanDraft[]) => void;
}

/** The hours of a day of the week. */
function DayRow({ day, spans, faults, onChange }: DayProps) {
  const title = words.days[day] ?? '';
  const change = (at: number, some: Partial<SpanDraft>) =>
    onChange(spans.map((span, place) => (place === at ? { ...span, ...some } : span)));
  return (
    <li className="week-day">
      <h3>{title}</h3>
      <div className="grid gap-2">
        {spans.length === 0 ? <p className="muted medium">{words.closedDay}</p> : null}
        {spans.map((span, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- fields of a place
          <div key={at} className="week-span">
            <TextField
              label={words.fromOf(title)}
              isLabelHidden
              isLatin
              inputMode="numeric"
              value={span.from}
              onChange={({ target }) => change(at, { from: target.value })}
            />
            <span className="muted medium">{words.to}</span>
            <TextField
              label={words.toOf(title)}
              isLabelHidden
              isLatin
              inputMode="numeric"
              value={span.to}
              onChange={({ target }) => change(at, { to: target.value })}
            />
            <IconButton
              label={words.removeSpan(title, span.from, span.to)}
              onClick={() => onChange(spans.filter((_, place) => place !== at))}
            >
              <Trash2 className="i i-s" aria-hidden="true" />
            </IconButton>
            {faults[`week.${day}.${at}`] ? (
              <p className="hint hint-bad" role="alert">
                {faults[`week.${day}.${at}`]}
              </p>
            ) : null}
          </div>
        ))}
      </div>
      <IconButton
        label={words.addSpanOf(title)}
        disabled={spans.length >= mostSpans}
        onClick={() => onChange([...spans, nextSpan(spans)])}
      >
        <Plus className="i i-s" aria-hidden="true" />
      </IconButton>
    </li>
  );
}

const titleOf = (day: string): string => formatDate(`${day}T12:00:00+03:30`);

interface ClosedProps {
  days: readonly string[];
  onChange: (days: string[]) => void;
}

/** Days on which the chat is closed besides. */
function ClosedDays({ days, onChange }: ClosedProps) {
  const [day, setDay] = useState<string | null>(null);
  return (
    <section className="section">
      <h2>{words.closedDays}</h2>
      <p className="medium muted">{words.closedDaysHint}</p>
      {days.length === 0 ? <p className="medium muted">{words.noDays}</p> : null}
      <ul className="codes">
        {days.map((each) => (
          <li key={each}>
            <span className="flex-1">{titleOf(each)}</span>
            <IconButton
              size="s"
              label={words.removeDay(titleOf(each))}
              onClick={() => onChange(days.filter((other) => other !== each))}
            >
              <Trash2 className="i i-s" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-2">
        <div className="w-56">
          <DateField label={words.dayField} value={day} onChange={setDay} isClearable={false} />
        </div>
        <Button
          icon={<Plus className="i i-s" aria-hidden="true" />}
          disabled={day === null || days.includes(day) || days.length >= mostClosedDays}
          onClick={() => {
            if (day !== null) onChange([...days, day].toSorted());
            setDay(null);
          }}
        >
          {words.addDay}
        </Button>
      </div>
    </section>
  );
}

const labels: Readonly<Record<keyof ChatHours, string>> = {
  isOn: words.isOn,
  week: words.week,
  closedDays: words.closedDays,
  asksName: words.asksName,
  welcome: words.welcome,
  away: words.away,
};

function HoursForm({ hours }: { hours: ChatHoursAnswer }) {
  const form = useContentForm<HoursDraft, ChatHoursAnswer>({
    saved: hours,
    empty: hoursDraftOf(hours),
    valuesOf: hoursDraftOf,
    missingOf: hoursFaults,
    send: (draft, from) =>
      saveHours({ ...savedHours(draft), revision: from?.revision ?? hours.revision }),
    reread: () => queries.fetchQuery({ ...hoursQuery, staleTime: 0 }),
    done: () => showToast(words.saved),
  });
  const { values, faults, set } = form;
  const setDay = (day: number, spans: readonly SpanDraft[]) =>
    set('week', values.week.with(day, spans));
  return (
    <FormPage title={words.title} form={form}>
      <section className="section">
        <SwitchField checked={values.isOn} onChange={(isOn) => set('isOn', isOn)}>
          {words.isOn}
        </SwitchField>
        <p className="medium muted">{words.isOnHint}</p>
      </section>
      <section className="section">
        <div className="section-head">
          <h2>{words.week}</h2>
          <Button
            size="s"
            icon={<Copy className="i i-s" aria-hidden="true" />}
            onClick={() =>
              set(
                'week',
                values.week.map(() => values.week[0] ?? []),
              )
            }
          >
            {words.copy}
          </Button>
        </div>
        <p className="medium muted">{words.weekHint}</p>
        <ul className="week">
          {values.week.map((spans, day) => (
            <DayRow
              // oxlint-disable-next-line react/no-array-index-key -- the days of a week
              key={day}
              {...{ day, spans, faults }}
              onChange={(next) => setDay(day, next)}
            />
          ))}
        </ul>
      </section>
      <ClosedDays days={values.closedDays} onChange={(days) => set('closedDays', days)} />
      <section className="section">
        <h2>{words.box}</h2>
        <SwitchField checked={values.asksName} onChange={(asks) => set('asksName', asks)}>
          {words.asksName}
        </SwitchField>
        <TextArea
          label={words.welcome}
          hint={words.welcomeHint}
          error={faults['welcome']}
          rows={2}
          maxLength={500}
          value={values.welcome}
          onChange={({ target }) => set('welcome', target.value)}
        />
        <TextArea
          label={words.away}
          hint={words.awayHint}
          error={faults['away']}
          rows={2}
          maxLength={500}
          value={values.away}
          onChange={({ target }) => set('away', target.value)}
        />
      </section>
      <ConflictOf
        form={form}
        labels={labels}
        show={(name, draft) => (name === 'week' ? shownWeek(draft.week) : shownOf(draft[name]))}
      />
    </FormPage>
  );
}

/** «ساعت کاری گفتگو» */
export default function HoursScreen() {
  const { data, error, refetch } = useQuery(hoursQuery);
  if (data) return <HoursForm hours={data} />;
  return (
    <Page title={words.title} width="mid">
      <Waiting error={error} onRetry={refetch} />
    </Page>
  );
}
