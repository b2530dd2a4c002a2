import type { BrandValues } from '#lib/contract/settings.ts';
import { useContentForm } from '#panel/content/use-content-form.ts';
import { type BrandPart, rereadSettings, saveSettings } from '#panel/settings/calls.ts';

const valuesOf = ({ colour, mark, logo }: BrandPart): BrandValues => ({ colour, mark, logo });

/** Colour and logo, saved as a whole. */
export const useBrandForm = (part: BrandPart, done: () => void) =>
  useContentForm<BrandValues, BrandPart>({
    saved: part,
    empty: { colour: '', mark: '', logo: '' },
    valuesOf,
    send: (values, from) => saveSettings('brand', values, from?.revision ?? 0),
    reread: () => rereadSettings('brand'),
    done,
  });
