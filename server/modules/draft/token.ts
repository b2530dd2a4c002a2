import { type DraftKind, draftKind } from '#lib/contract/draft.ts';
import { isSame, mac } from '#lib/rules/signature.ts';

/** What a token names. */
export interface DraftName {
  readonly kind: DraftKind;
  /** Of the product, post or page; null for a new one. */
  readonly subjectId: number | null;
  readonly draft: string;
}

const form = /^([a-z]+)\.(\d{0,15})\.([\w-]{1,32})\.(\d{1,15})\.([0-9a-f]{64})$/;

/** @param secret of the service; the key is derived from it */
const macOf = (secret: string, named: string): string =>
  mac(mac(secret, 'preview of a draft'), named).toString('hex');

/**
 * A token that fits into one part of a path.
 * @param until ms since 1970
 */
export function signDraft(
  secret: string,
  { kind, subjectId, draft }: DraftName,
  until: number,
): string {
  const named = [kind, subjectId ?? '', draft, until].join('.');
  return Buffer.from(`${named}.${macOf(secret, named)}`).toString('base64url');
}

/** What a token names; null when it was not signed here, or has expired. @param now ms since 1970 */
export function readDraftToken(secret: string, token: string, now: number): DraftName | null {
  const text = Buffer.from(token, 'base64url').toString();
  const [, kind, subject = '', draft = '', until = '', signed = ''] = form.exec(text) ?? [];
  const known = draftKind.safeParse(kind);
  if (!known.success || !isSame(macOf(secret, text.slice(0, -65)), signed)) return null;
  if (Number(until) < now) return null;
  return { kind: known.data, subjectId: subject === '' ? null : Number(subject), draft };
}
