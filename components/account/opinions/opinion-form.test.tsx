/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { opinionTexts } from '#components/account/opinions/texts.ts';

const uploads: ((outcome: object) => void)[] = [];
const saved: object[] = [];
jest.unstable_mockModule('#lib/opinion/picture-client.ts', () => ({
  uploadPicture: () =>
    new Promise<object>((resolve) => {
      uploads.push(resolve);
    }),
  readPicture: async () => null,
}));
jest.unstable_mockModule('#lib/opinion/own-client.ts', () => ({
  saveReview: async (review: object) => {
    saved.push(review);
    return null;
  },
}));
const { OpinionForm } = await import('#components/account/opinions/opinion-form.tsx');

test('a review is not saved without a picture that is still being sent', async () => {
  render(
    <OpinionForm
      kind="review"
      of={1}
      own={null}
      terms={{ author: 'سارا', isShownAtOnce: false }}
      onLeave={() => {}}
      onDone={() => {}}
    />,
  );
  const form = document.querySelector('form');
  if (form === null) throw new Error('no form');
  fireEvent.click(screen.getAllByRole('radio')[0] ?? form);
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(opinionTexts.addPicture), { target: { files: [file] } });
  await waitFor(() => expect(uploads).toHaveLength(1));
  fireEvent.submit(form);
  await waitFor(() => expect(screen.queryByText(opinionTexts.sending)).not.toBeNull());
  expect(saved).toEqual([]);

  await act(async () => uploads[0]?.({ answer: { id: 'p1' } }));
  await waitFor(() => expect(screen.queryByText(opinionTexts.sending)).toBeNull());
  fireEvent.submit(form);
  await waitFor(() => expect(saved).toMatchObject([{ pictures: ['p1'] }]));
});
