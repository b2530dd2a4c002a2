import type { Base, Module } from '#server/modules/module.ts';
import { removeSomeTold } from '#server/outbox/told.ts';

export const outbox = ({ database }: Base): Module<object> => ({
  services: {},
  chores: [{ what: 'delivered outbox rows', removeSome: () => removeSomeTold(database) }],
});
