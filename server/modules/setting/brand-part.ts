import { z } from 'zod';
import { type BrandValues, brandValues } from '#lib/contract/settings.ts';
import { judgeAccent } from '#lib/rules/accent.ts';
import { pictureHash } from '#lib/text/picture.ts';
import type { Db } from '#server/db/database.ts';
import { storedBrand } from '#server/modules/home/master-service.ts';
import { everywhere, type Faults, partOf } from '#server/modules/setting/part-of.ts';
import { settingTexts } from '#server/modules/setting/texts.ts';
import { readSetting, readSize, writeSetting } from '#server/modules/setting/value-queries.ts';

/** Of the square mark, in px: what home screens need. */
const leastSide = 512;

async function readBrand(db: Db): Promise<BrandValues> {
  const { data } = storedBrand.safeParse(await readSetting(db, 'brand'));
  return {
    colour: data?.colour ?? '',
    mark: data?.mark?.image ?? '',
    logo: data?.logo?.image ?? '',
  };
}

function wrongMark({ width, height }: { width: number; height: number }): string | null {
  if (width !== height) return settingTexts.notSquare;
  return width < leastSide ? settingTexts.tooSmall : null;
}

/** What is kept of a picture; null for none, a sentence for one that cannot be used. */
async function sized(tx: Db, image: string, wrong: (size: Size) => string | null) {
  if (image === '') return null;
  const size = await readSize(tx, pictureHash(image) ?? '');
  if (size === null) return settingTexts.unknownPicture;
  return wrong(size) ?? { image, ...size };
}
type Size = Parameters<typeof wrongMark>[0];

const wrongLogo = ({ width, height }: Size): string | null =>
  width <= height ? settingTexts.tooTall : null;

async function writeBrand(tx: Db, values: BrandValues): Promise<Faults> {
  const written = values.colour.trim();
  const { colour, fault } = judgeAccent(written);
  const mark = await sized(tx, values.mark, wrongMark);
  const logo = await sized(tx, values.logo, wrongLogo);
  const faults = {
    ...(written !== '' && fault !== null && { colour: settingTexts.colour[fault] }),
    ...(typeof mark === 'string' && { mark }),
    ...(typeof logo === 'string' && { logo }),
  };
  if (Object.keys(faults).length > 0) return faults;
  await writeSetting(tx, 'brand', { colour: colour === '' ? null : colour, mark, logo });
  return {};
}

/** The shop's own colour and logo. */
export const brandPart = partOf({
  schema: z.object(brandValues.shape),
  spread: everywhere,
  read: readBrand,
  write: writeBrand,
});
