import { returnTexts as texts } from '#components/account/order-return/texts.ts';
import type { RequestReturnBody } from '#lib/contract/member-order.ts';
import { type ReturnCause, isFault } from '#lib/rules/returns.ts';

/** A picture of a line. */
export interface Picture {
  readonly key: string;
  /** `data:` URL. */
  readonly url: string;
  /** As the service names it; null while it is being sent. */
  readonly id: string | null;
}

/** What is entered about a line that goes back. */
export interface Draft {
  readonly count: number;
  /** '' until one is chosen. */
  readonly cause: ReturnCause | '';
  readonly note: string;
  readonly pictures: readonly Picture[];
}

/** The lines that go back, by propertyId. */
export type Drafts = ReadonlyMap<number, Draft>;

export const newDraft: Draft = { count: 1, cause: '', note: '', pictures: [] };

/** What is wrong with a line. */
export interface Wrong {
  readonly propertyId: number;
  readonly field: 'cause' | 'note' | 'pictures';
  readonly sentence: string;
}

const needsNote = ({ cause, note }: Draft): boolean =>
  cause !== '' && isFault(cause) && note.trim() === '';

/** The first thing that is wrong with each line, in the order of the lines. */
export function wrongIn(drafts: Drafts): Wrong[] {
  return [...drafts].flatMap(([propertyId, draft]): Wrong[] => {
    if (draft.cause === '') return [{ propertyId, field: 'cause', sentence: texts.needsCause }];
    if (needsNote(draft)) return [{ propertyId, field: 'note', sentence: texts.needsNote }];
    const isSending = draft.pictures.some(({ id }) => id === null);
    return isSending ? [{ propertyId, field: 'pictures', sentence: texts.sending }] : [];
  });
}

/** The call's body; lines without a cause are left out. */
export function bodyOf(number: number, drafts: Drafts): RequestReturnBody {
  const lines = [...drafts].flatMap(([propertyId, { count, cause, note, pictures }]) =>
    cause === ''
      ? []
      : [{ propertyId, count, cause, note, pictures: pictures.flatMap(({ id }) => id ?? []) }],
  );
  return { number, lines };
}
