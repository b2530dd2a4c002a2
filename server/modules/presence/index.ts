import type { Module } from '#server/modules/module.ts';
import { presenceHub } from '#server/modules/presence/hub.ts';
import { type Presences, createPresences } from '#server/modules/presence/service.ts';

export function presence(): Module<{ presences: Presences }> {
  const presences = createPresences();
  return { services: { presences }, hub: presenceHub(presences) };
}
