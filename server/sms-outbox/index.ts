import type { Base, Module } from '#server/modules/module.ts';
import { removeSomeExpired } from '#server/sms-outbox/old.ts';

export const smsOutbox = ({ database }: Base): Module<object> => ({
  services: {},
  chores: [{ what: 'expired messages', removeSome: () => removeSomeExpired(database) }],
});
