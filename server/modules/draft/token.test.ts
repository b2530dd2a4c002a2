import { expect, test } from '@jest/globals';
import { type DraftName, readDraftToken, signDraft } from '#server/modules/draft/token.ts';

const secret = 'a secret of the tests';
const name: DraftName = { kind: 'product', subjectId: 7, draft: 'aB-_9' };
const until = 1_000_000;

test.each<DraftName>([name, { kind: 'page', subjectId: null, draft: 'x' }])(
  'a token says what it names, until its time: %o',
  (named) => {
    const token = signDraft(secret, named, until);
    expect(token).toMatch(/^[\w-]+$/);
    expect(readDraftToken(secret, token, until)).toEqual(named);
    expect(readDraftToken(secret, token, until + 1)).toBeNull();
  },
);

test('a token is of one secret', () => {
  expect(readDraftToken('another', signDraft(secret, name, until), 0)).toBeNull();
});

test.each([
  ['another kind', (text: string) => text.replace('product', 'post')],
  ['another product', (text: string) => text.replace('.7.', '.8.')],
  ['another draft', (text: string) => text.replace('aB-_9', 'aB-_8')],
  ['more time', (text: string) => text.replace('1000000', '9000000')],
  ['another signature', (text: string) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`],
  ['no signature', (text: string) => text.slice(0, -65)],
  ['more behind it', (text: string) => `${text}0`],
  ['nothing', () => ''],
  ['zeros', () => '\0\0\0'],
])('a token changed to %s is refused', (_, change) => {
  const text = Buffer.from(signDraft(secret, name, until), 'base64url').toString();
  const changed = Buffer.from(change(text)).toString('base64url');
  expect(readDraftToken(secret, changed, 0)).toBeNull();
});
