import { z } from 'zod';
import { parseSettings } from '#server/config.ts';

const environment = z.object({
  SEED: z.enum(['demo', 'none'], { error: 'must be demo or none' }).default('demo'),
  SEED_TODAY: z.iso
    .date('must be a day like 2025-11-18')
    .transform((day) => Date.parse(`${day}T06:30:00Z`))
    .refine((today) => today <= Date.now(), 'must not be in the future')
    .nullable()
    .default(null),
  SEED_PICTURES: z.enum(['small', 'quick'], { error: 'must be small or quick' }).default('small'),
});

export type Pictures = z.infer<typeof environment>['SEED_PICTURES'];

export interface SeedSettings {
  /** Whether the start of the shop fills an empty database. */
  seed: 'demo' | 'none';
  /** Reference time in ms of the demo shop's dates; null: the day of seeding. */
  today: number | null;
  /** How its pictures are encoded. */
  pictures: Pictures;
}

/** @throws {StartError} with one line for each invalid setting */
export function loadSeedSettings(env: NodeJS.Dict<string>): SeedSettings {
  const {
    SEED: seed,
    SEED_TODAY: today,
    SEED_PICTURES: pictures,
  } = parseSettings(environment, env);
  return { seed, today, pictures };
}
