// Separate from the schemas: the panel uses these and must not load zod for them.

/** Reports, by their names in addresses and calls. */
export const reportNames = [
  'sales',
  'goods',
  'categories',
  'coupons',
  'delivery',
  'customers',
  'searches',
] as const;
export type ReportName = (typeof reportNames)[number];

/** How the days of a period are put together. Weeks begin on Saturday; months are Jalali. */
export const reportSteps = ['day', 'week', 'month'] as const;
export type ReportStep = (typeof reportSteps)[number];

/** Most days of a period. */
export const mostReportDays = 400;

/** Most rows of a list in a report; the others are answered as one sum. */
export const mostReportRows = 100;
