'use client';

import { type FormEvent, useId, useState } from 'react';
import {
  type Draft,
  type Drafts,
  type Wrong,
  bodyOf,
  newDraft,
  wrongIn,
} from '#components/account/order-return/drafts.ts';
import { fieldId } from '#components/account/order-return/field-id.ts';
import { ReturnLine } from '#components/account/order-return/return-line.tsx';
import { ReturnSums } from '#components/account/order-return/return-sums.tsx';
import { returnTexts as texts } from '#components/account/order-return/texts.ts';
import { FormError } from '#components/account/form-error.tsx';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { mostReturnPictures } from '#lib/contract/limits.ts';
import { loadPressed } from '#lib/parts.ts';
import { piecesBack, returnSums } from '#lib/rules/returns.ts';
import { formatNumber } from '#lib/text/toman.ts';

interface ReturnFormProps {
  order: OrderAnswer;
  onDone: (order: OrderAnswer) => void;
  /** Called when the request was refused: the order may have changed. */
  onRefused: () => void;
}

/** Chooses what goes back, and says why. */
export function ReturnForm({ order, onDone, onRefused }: ReturnFormProps) {
  const formId = useId();
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const [wrong, setWrong] = useState<readonly Wrong[]>([]);
  const [isNothing, setIsNothing] = useState(false);
  const [sentence, setSentence] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const back = piecesBack(order.returns);
  const asked = [...drafts].map(([propertyId, { count }]) => ({ propertyId, count }));
  const sums = returnSums({ lines: order.lines, freight: order.totals.freight }, back, asked);
  const pictures = [...drafts.values()].reduce((sum, draft) => sum + draft.pictures.length, 0);

  const tick = (propertyId: number, isOn: boolean) => {
    setIsNothing(false);
    setSentence(null);
    setWrong((before) => before.filter((each) => each.propertyId !== propertyId));
    setDrafts((before) => {
      const after = new Map(before);
      if (isOn) after.set(propertyId, newDraft);
      else after.delete(propertyId);
      return after;
    });
  };
  const change = (propertyId: number, how: (draft: Draft) => Draft) => {
    setSentence(null);
    setWrong((before) => before.filter((each) => each.propertyId !== propertyId));
    setDrafts((before) => {
      const draft = before.get(propertyId);
      return draft ? new Map(before).set(propertyId, how(draft)) : before;
    });
  };
  /** @returns whether it can be sent; the first wrong field has the focus otherwise */
  const check = (): boolean => {
    const found = wrongIn(drafts);
    const [first] = found;
    setWrong(found);
    setIsNothing(drafts.size === 0);
    setSentence(null);
    const place = document.getElementById(
      first ? fieldId(first.propertyId, first.field) : `${formId}-lines`,
    );
    if (first) place?.focus();
    else if (drafts.size === 0) place?.querySelector<HTMLElement>('input:enabled')?.focus();
    return first === undefined && drafts.size > 0;
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !check()) return;
    setBusy(true);
    const calls = await loadPressed(() => import('#lib/account/order-client.ts'));
    const outcome = await calls?.requestReturn(bodyOf(order.number, drafts));
    // Null: the browser is already leaving for the login page.
    if (outcome === null) return;
    setBusy(false);
    if (outcome === undefined) return;
    if ('answer' in outcome) {
      onDone(outcome.answer);
      return;
    }
    setSentence(outcome.refusal.sentence);
    // On phones it may be above or below what is seen.
    requestAnimationFrame(() =>
      document.getElementById(`${formId}-sums`)?.scrollIntoView({ block: 'nearest' }),
    );
    onRefused();
  };
  return (
    <form noValidate id={formId} onSubmit={(event) => void send(event)}>
      <div className="order-parts">
        <section aria-labelledby={`${formId}-which`}>
          <h2 id={`${formId}-which`} className="text-18 font-price">
            {texts.which}
          </h2>
          <FormError sentence={isNothing ? texts.nothing : null} />
          <ul id={`${formId}-lines`}>
            {order.lines.map((line) => (
              <ReturnLine
                key={line.propertyId}
                number={order.number}
                line={line}
                left={line.count - (back.get(line.propertyId) ?? 0)}
                draft={drafts.get(line.propertyId) ?? null}
                roomForPictures={mostReturnPictures - pictures}
                wrong={wrong.find(({ propertyId }) => propertyId === line.propertyId)}
                onTick={(isOn) => tick(line.propertyId, isOn)}
                onChange={(how) => change(line.propertyId, how)}
              />
            ))}
          </ul>
        </section>
        <div id={`${formId}-sums`} className="return-side">
          {drafts.size === 0 ? null : <ReturnSums order={order} sums={sums} drafts={drafts} />}
          <FormError sentence={sentence} />
          <button type="submit" className="btn btn-primary btn-lg btn-wide" aria-disabled={busy}>
            {busy ? <span className="spinner" aria-hidden="true" /> : null}
            {texts.send}
          </button>
        </div>
      </div>
      <div className="page-bar no-dock">
        {drafts.size === 0 ? null : (
          <span className="cost">
            <small>{texts.total}</small>
            <span className="price">
              {formatNumber(sums.total)} <small>{texts.toman}</small>
            </span>
          </span>
        )}
        <button type="submit" className="btn btn-primary" aria-disabled={busy}>
          {busy ? <span className="spinner" aria-hidden="true" /> : null}
          {texts.sendShort}
        </button>
      </div>
    </form>
  );
}
