/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import type { SettingsVersionsAnswer } from '#lib/contract/settings.ts';
import VersionsDrawer from '#panel/content/versions-drawer.tsx';
import { versionsTexts } from '#panel/content/versions-texts.ts';
import { queries } from '#panel/queries.ts';

const versionOf = (version: number, name: string) => ({
  version,
  savedAt: '2026-11-20T08:00:00.000Z',
  by: 'سارا',
  value: { name },
});

test('each version says what it changed, before and after; the oldest has nothing before it', async () => {
  const items: SettingsVersionsAnswer['items'] = [
    versionOf(3, 'کهربا'),
    versionOf(2, 'کهربای نو'),
    versionOf(1, 'فروشگاه'),
  ];
  render(
    <QueryClientProvider client={queries}>
      <VersionsDrawer
        name="فروشگاه"
        query={{ queryKey: ['versions'], queryFn: async () => ({ items }) }}
        differences={({ value: after }, { value: before }) => [
          { label: 'نام فروشگاه', before: String(before['name']), after: String(after['name']) },
        ]}
        words={{ none: '', unsavedFirst: '', restored: '' }}
        isDirty={false}
        onRestore={async () => undefined}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  const list = await screen.findByRole('list', { name: versionsTexts.list });
  const versions = await within(list).findAllByRole('listitem');
  const changes = versions.map((each) => each.querySelector('dl')?.textContent ?? null);
  expect(changes).toEqual(['نام فروشگاهکهربای نو  کهربا', 'نام فروشگاهفروشگاه  کهربای نو', null]);
});
