/** Texts of the price with a public code; apart from the page's others, which browsers load. */
export const couponTexts = { withCode: 'با کد', from: 'از' } as const;
