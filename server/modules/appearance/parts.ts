import type { z } from 'zod';
import { type AppearancePart, type MenuPlace, savedParts } from '#lib/contract/appearance.ts';
import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import { cleanBadges, cleanHtml } from '#server/content/clean-html.ts';
import type { Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { Part, Spread } from '#server/kept-parts/kept-parts.ts';
import {
  type Faults,
  type Named,
  inPersian,
  menuFaults,
  missingFaults,
  namedInBlocks,
  namedInMenu,
  namesOf,
} from '#server/modules/appearance/judge.ts';
import { findMissing } from '#server/modules/appearance/name-queries.ts';
import { appearanceTexts } from '#server/modules/appearance/texts.ts';
import {
  readBanner,
  readBlocks,
  readMenu,
  readTexts,
  writeBanner,
  writeBlocks,
  writeMenu,
  writeTexts,
} from '#server/modules/appearance/value-queries.ts';
import { unsetSettings } from '#server/modules/home/master-service.ts';
import { trustBadge } from '#server/modules/home/service.ts';

interface Rules<Value> {
  readonly schema: z.ZodType<Value>;
  readonly spread: Spread;
  readonly faults?: (value: Value) => Faults;
  readonly named?: (value: Value) => Named[];
  readonly read: (db: Db) => Promise<object>;
  readonly write: (tx: Db, value: Value) => Promise<void>;
}

function partOf<Value>({ schema, faults, named, write, read, spread }: Rules<Value>): Part {
  return {
    spread,
    read,
    async write(tx, value) {
      const judged = schema.safeParse(inPersian(value));
      if (!judged.success) throw invalid(faultsOf(judged.error));
      const names = named?.(judged.data) ?? [];
      const missing = await findMissing(tx, namesOf(names));
      const found = { ...faults?.(judged.data), ...missingFaults(names, missing) };
      if (Object.keys(found).length > 0) throw invalid(found);
      await write(tx, judged.data);
    },
  };
}

const invalid = (fields: Faults) =>
  new ShopError(422, 'INVALID', appearanceTexts.invalid, { fields });

/** Of a version that was saved by older rules. */
const faultsOf = ({ issues }: z.ZodError): Faults =>
  Object.fromEntries(issues.map(({ path }) => [path.join('.'), appearanceTexts.invalid]));

/** All pages show it. */
const everywhere: Spread = { tags: [tags.master], paths: [] };

const menu = (place: MenuPlace): Part =>
  partOf({
    schema: savedParts.menu,
    spread: everywhere,
    faults: ({ items }) => menuFaults(place, items),
    named: ({ items }) => namedInMenu(items),
    read: (db) => readMenu(db, place),
    write: (tx, value) => writeMenu(tx, place, value),
  });

export const parts: Record<AppearancePart, Part> = {
  home: partOf({
    schema: savedParts.home,
    spread: { tags: [tags.home], paths: [paths.home] },
    named: ({ blocks }) => namedInBlocks(blocks),
    read: readBlocks,
    write: writeBlocks,
  }),
  menu: menu('menu'),
  side: menu('side'),
  footer: menu('footer'),
  header: menu('header'),
  banner: partOf({
    schema: savedParts.banner,
    spread: everywhere,
    named: ({ banner }) =>
      banner === null || banner.bannerImgUrl === ''
        ? []
        : [{ field: 'banner.bannerImgUrl', pictures: [banner.bannerImgUrl] }],
    read: readBanner,
    write: writeBanner,
  }),
  texts: partOf({
    schema: savedParts.texts,
    spread: everywhere,
    read: readTexts,
    write: (tx, { aboutUs, contactUs, eNamad, ...rest }) =>
      writeTexts(
        tx,
        {
          ...rest,
          aboutUs: cleanHtml(aboutUs),
          contactUs: cleanHtml(contactUs),
          eNamad: cleanBadges(eNamad, trustBadge),
        },
        unsetSettings.shop,
      ),
  }),
};
