/** What is missing of a member, the first of it: specification §2 and §3. */
export const warnings = { none: 0, mobileUnverified: 1, nationalCodeMissing: 2 } as const;
