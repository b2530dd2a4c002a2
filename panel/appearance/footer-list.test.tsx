/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { FooterList } from '#panel/appearance/footer-list.tsx';
import { networkWords } from '#panel/appearance/footer-texts.ts';

test('a network is chosen by its word; one that is not known stays until another is chosen', () => {
  const changed: unknown[] = [];
  render(
    <FooterList
      kind="socialNetwork"
      most={12}
      items={[{ name: 'Telegram' }, { name: 'bale' }]}
      fields={[{ name: 'name', label: 'شبکه', most: 40, words: networkWords, other: 'دیگر' }]}
      empty={{ name: 'instagram' }}
      faults={{}}
      onChange={(items) => changed.push(items)}
    />,
  );
  const [known, unknown] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'شبکه' });
  if (!known || !unknown) throw new Error('There are not two networks.');
  const shown = [known, unknown].map(({ selectedOptions }) => selectedOptions[0]?.textContent);
  expect(shown).toEqual(['تلگرام', 'دیگر']);
  fireEvent.change(known, { target: { value: 'eitaa' } });
  expect(changed).toEqual([[{ name: 'eitaa' }, { name: 'bale' }]]);
});
