import type { Chore } from '#server/cleanup/cleaner.ts';
import { removeSomeMade } from '#server/media/made-pictures.ts';
import { madeFolder } from '#server/modules/preview/service.ts';
import { removeSomeTold } from '#server/outbox/told.ts';
import { removeSomeExpired } from '#server/sms-outbox/old.ts';
import type { Shop } from '#server/shop.ts';

/** What the shop keeps for a while only. */
export function choresOf(
  { database, backInStock, basket, contact, members, popularity }: Shop,
  dataDir: string,
): Chore[] {
  return [
    { what: 'sessions that are over', removeSome: members.removeSomeOver },
    { what: 'codes that are over', removeSome: members.removeSomeCodes },
    { what: 'networks unused for long', removeSome: members.forgetSomeNetworks },
    { what: 'abandoned baskets', removeSome: basket.removeSomeAbandoned },
    { what: 'views and sales of long ago', removeSome: popularity.removeSomeOld },
    { what: 'wishes of long ago', removeSome: backInStock.removeSomeOld },
    { what: 'messages to the shop of a year ago', removeSome: contact.removeSomeOld },
    { what: 'messages of days ago', removeSome: () => removeSomeExpired(database) },
    { what: 'pictures made long ago', removeSome: () => removeSomeMade(madeFolder(dataDir)) },
    { what: 'changes told to the storefront', removeSome: () => removeSomeTold(database) },
  ];
}
