import { z } from 'zod';
import { pageKinds, vitalNames } from '#lib/contract/vital-names.ts';

/** Ms; nobody waits longer for a page. */
const ms = z.number().min(0).max(120_000).optional();

/** What a browser measured of one view of a page. Nothing says who viewed it, or which page of the kind. */
export const reportVitalsBody = z
  .object({
    kind: z.enum(pageKinds),
    LCP: ms,
    INP: ms,
    /** A score without a unit. */
    CLS: z.number().min(0).max(100).optional(),
    TTFB: ms,
  })
  .refine((values) => vitalNames.some((name) => values[name] !== undefined), 'Nothing measured');
export type ReportVitalsBody = z.output<typeof reportVitalsBody>;

const figure = z.object({
  /** Three of four views were no worse; ms, a score for CLS. */
  p75: z.number().min(0),
  /** Views that were good, in percent. */
  good: z.number().min(0).max(100),
  /** Views that were measured. */
  count: z.int().min(1),
});
export type VitalFigure = z.infer<typeof figure>;

const figures = z.object({
  LCP: figure.nullable(),
  INP: figure.nullable(),
  CLS: figure.nullable(),
  TTFB: figure.nullable(),
});
export type VitalFigures = z.infer<typeof figures>;

export const speedReport = z.object({
  /** Of all pages, beside the period before. */
  now: figures,
  before: figures,
  /** The kinds that were viewed, the most viewed first. */
  kinds: z.array(z.object({ kind: z.enum(pageKinds), now: figures, before: figures })),
});
export type SpeedReport = z.infer<typeof speedReport>;
