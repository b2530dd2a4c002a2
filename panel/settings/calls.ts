import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  brandPart,
  FeedPart,
  measuringPart,
  sellingPart,
  SettingsPartName,
  SettingsVersionsAnswer,
  shopPart,
} from '#lib/contract/settings.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

export type ShopPart = z.infer<typeof shopPart>;
export type SellingPart = z.infer<typeof sellingPart>;
export type BrandPart = z.infer<typeof brandPart>;
export type MeasuringPart = z.infer<typeof measuringPart>;
interface Parts {
  shop: ShopPart;
  selling: SellingPart;
  feeds: FeedPart;
  brand: BrandPart;
  measuring: MeasuringPart;
}
type Name = SettingsPartName;
export type SettingsOf<Part extends Name> = Parts[Part];

const names: Readonly<Record<Name, string>> = {
  shop: 'Shop-Settings',
  selling: 'Selling-Settings',
  feeds: 'Feed-Settings',
  brand: 'Look',
  measuring: 'Measuring-Settings',
};

/** Settings of one screen. They are not read again by themselves: somebody may be changing them. */
export const settingsQuery = <Part extends Name>(part: Part) =>
  queryOptions({
    queryKey: ['settings', part],
    queryFn: ({ signal }) => call<Parts[Part]>(`Get-${names[part]}`, {}, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const rereadSettings = <Part extends Name>(part: Part): Promise<Parts[Part]> =>
  queries.fetchQuery({ ...settingsQuery(part), staleTime: 0 });

/** Saves settings as a whole; they hold at once. @param revision of what was read */
export async function saveSettings<Part extends Name>(
  part: Part,
  values: object,
  revision: number,
): Promise<Parts[Part]> {
  const saved = await call<Parts[Part]>(`Save-${names[part]}`, { ...values, revision });
  queries.setQueryData(settingsQuery(part).queryKey, saved);
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['setup'] }),
    queries.invalidateQueries({ queryKey: settingsVersionsQuery(part).queryKey }),
  ]);
  return saved;
}

export const settingsVersionsQuery = (part: Name) =>
  queryOptions({
    queryKey: ['settings', 'versions', part],
    queryFn: ({ signal }) =>
      call<SettingsVersionsAnswer>('Get-Settings-Versions', { part }, { signal }),
  });

/** Makes a former version the current one, as a new version. @param revision of now */
export async function restoreSettings<Part extends Name>(
  part: Part,
  version: number,
  revision: number,
): Promise<Parts[Part]> {
  await call('Restore-Settings', { part, version, revision });
  return rereadSettings(part);
}
