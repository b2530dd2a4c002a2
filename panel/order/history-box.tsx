import { lazy, Suspense, useState } from 'react';
import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { historyOf, type Line } from '#panel/order/history.ts';
import { orderTexts } from '#panel/order/texts.ts';
import { At } from '#panel/orders/parts.tsx';

// The forms' code comes after the page.
const NoteForm = lazy(() => import('#panel/order/note-form.tsx'));

function Row({ line: { at, kind, person, text, isNote } }: { line: Line }) {
  return (
    <li data-kind={isNote ? 'note' : kind}>
      <span className="min-w-0 break-words">
        {person === '' ? null : (
          <b className="font-label">{isNote ? `${person}: ` : `${person} `}</b>
        )}
        <span dir="auto">{isNote ? `«${text}»` : text}</span>
      </span>
      <At moment={at} />
    </li>
  );
}

/** What happened to the order, the newest first, and notes of colleagues. */
export function HistoryBox({ order }: { order: AdminOrderAnswer }) {
  const [isNotes, setIsNotes] = useState(false);
  const lines = historyOf(order.events).filter(({ isNote }) => isNote || !isNotes);
  const views = [
    { word: orderTexts.allEvents, notes: false },
    { word: orderTexts.notes, notes: true },
  ];
  return (
    <section className="box grid gap-4">
      <div className="flex items-center justify-between gap-2">
        <h2>{orderTexts.history}</h2>
        <fieldset className="views">
          <legend className="sr-only">{orderTexts.historyViews}</legend>
          {views.map(({ word, notes }) => (
            <button
              key={word}
              type="button"
              aria-pressed={notes === isNotes}
              onClick={() => setIsNotes(notes)}
            >
              {word}
            </button>
          ))}
        </fieldset>
      </div>
      <Suspense fallback={<span className="skeleton" />}>
        <NoteForm order={order} />
      </Suspense>
      {lines.length === 0 ? (
        <p className="muted medium">{orderTexts.noNotes}</p>
      ) : (
        <ol className="timeline">
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two events may share a moment
            <Row key={`${line.at} ${lines.length - index}`} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
}
