'use client';

import { FieldError } from '#components/account/field-error.tsx';
import type { Draft, Wrong } from '#components/account/order-return/drafts.ts';
import { fieldId } from '#components/account/order-return/field-id.ts';
import { ReturnPictures } from '#components/account/order-return/return-pictures.tsx';
import { causeTexts, returnTexts as texts } from '#components/account/order-return/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { NameText } from '#components/ui/mixed-text.tsx';
import { longestReturnNote } from '#lib/contract/limits.ts';
import type { OrderLine } from '#lib/contract/member-order.ts';
import { isFault, returnCauses } from '#lib/rules/returns.ts';
import { formatNumber } from '#lib/text/toman.ts';

interface FormProps {
  /** Of the order. */
  number: number;
  line: OrderLine;
  /** Pieces that have not gone back. */
  left: number;
  /** Pictures the whole request may still have. */
  roomForPictures: number;
  wrong: Wrong | undefined;
  onChange: (how: (draft: Draft) => Draft) => void;
}

interface ReturnLineProps extends FormProps {
  /** Null while the line stays. */
  draft: Draft | null;
  onTick: (isOn: boolean) => void;
}

/** A line of the order; ticked, its form opens below it. */
export function ReturnLine({ draft, onTick, ...form }: ReturnLineProps) {
  const { line, left } = form;
  const { nameFa, image, price, count } = line;
  const isOff = left <= 0;
  return (
    <li className={isOff ? 'return-line return-off' : 'return-line'}>
      <label className="return-head check">
        <input
          type="checkbox"
          checked={draft !== null}
          disabled={isOff}
          aria-label={texts.take(nameFa)}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span className="pic">
          {image === '' ? null : <IslandPicture image={image} alt="" sizes="64px" />}
        </span>
        <span className="min-w-0">
          <b className="block font-label">
            <NameText>{nameFa}</NameText>
          </b>
          <span className="text-13 text-ink-2">
            {isOff ? texts.allBack : texts.of(count, formatNumber(price))}
            {!isOff && left < count ? `، ${texts.left(left)}` : ''}
          </span>
        </span>
      </label>
      {draft === null ? null : <LineForm {...form} draft={draft} />}
    </li>
  );
}

function LineForm({ draft, ...props }: FormProps & { draft: Draft }) {
  const { number, line, left, roomForPictures, wrong, onChange } = props;
  const { propertyId, nameFa } = line;
  return (
    <div className="return-form">
      <CauseField propertyId={propertyId} draft={draft} wrong={wrong} onChange={onChange} />
      <div className="field">
        <b className="text-13 font-label">{texts.count}</b>
        <Count count={draft.count} most={left} onChange={onChange} />
      </div>
      <div className="return-wide">
        <NoteField propertyId={propertyId} draft={draft} wrong={wrong} onChange={onChange} />
      </div>
      <div className="return-wide">
        <ReturnPictures
          number={number}
          propertyId={propertyId}
          name={nameFa}
          pictures={draft.pictures}
          roomInAll={roomForPictures}
          error={wrong?.field === 'pictures' ? wrong.sentence : undefined}
          onChange={(how) => onChange((before) => ({ ...before, pictures: how(before.pictures) }))}
        />
      </div>
    </div>
  );
}

interface FieldProps {
  propertyId: number;
  draft: Draft;
  wrong: Wrong | undefined;
  onChange: FormProps['onChange'];
}

function CauseField({ propertyId, draft, wrong, onChange }: FieldProps) {
  const id = fieldId(propertyId, 'cause');
  const error = wrong?.field === 'cause' ? wrong.sentence : undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{texts.cause}</label>
      <div className={error === undefined ? 'input' : 'input input-err'}>
        <select
          id={id}
          value={draft.cause}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const cause = returnCauses.find((each) => each === target.value) ?? '';
            onChange((before) => ({ ...before, cause }));
          }}
        >
          <option value="">{texts.chooseCause}</option>
          {returnCauses.map((cause) => (
            <option key={cause} value={cause}>
              {causeTexts[cause]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none flex-none text-ink-3" />
      </div>
      <FieldError id={`${id}-hint`} error={error} />
    </div>
  );
}

function NoteField({ propertyId, draft, wrong, onChange }: FieldProps) {
  const id = fieldId(propertyId, 'note');
  const error = wrong?.field === 'note' ? wrong.sentence : undefined;
  const isNeeded = draft.cause !== '' && isFault(draft.cause);
  return (
    <div className="field">
      <label htmlFor={id}>
        {isNeeded ? texts.note : texts.noteOptional}{' '}
        <span className="font-normal text-ink-3">{isNeeded ? texts.required : texts.optional}</span>
      </label>
      <div className={error === undefined ? 'input' : 'input input-err'}>
        <textarea
          id={id}
          rows={2}
          maxLength={longestReturnNote}
          value={draft.note}
          aria-required={isNeeded}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onChange((before) => ({ ...before, note: target.value }))}
        />
      </div>
      <FieldError id={`${id}-hint`} error={error} />
    </div>
  );
}

interface CountProps {
  count: number;
  most: number;
  onChange: FormProps['onChange'];
}

function Count({ count, most, onChange }: CountProps) {
  const to = (next: number) => {
    if (next >= 1 && next <= most) onChange((before) => ({ ...before, count: next }));
  };
  return (
    <div className="quantity">
      <button
        type="button"
        className="icon-btn"
        aria-label={texts.more}
        aria-disabled={count >= most}
        onClick={() => to(count + 1)}
      >
        <Icon name="plus" className="i-s" />
      </button>
      <b>
        <span className="sr-only">{texts.count} </span>
        {formatNumber(count)}
      </b>
      <button
        type="button"
        className="icon-btn"
        aria-label={texts.less}
        aria-disabled={count <= 1}
        onClick={() => to(count - 1)}
      >
        <Icon name="minus" className="i-s" />
      </button>
    </div>
  );
}
