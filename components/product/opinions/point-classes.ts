/** Written out, because classes that are put together are not found, and their styles are dropped. */
export const pointClasses = { good: 'points-good', bad: 'points-bad' } as const;
