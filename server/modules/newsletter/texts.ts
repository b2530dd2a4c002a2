/** Texts for shoppers about the newsletter. */
export const newsletterTexts = {
  done: 'عضویت شما در خبرنامه ثبت شد.',
} as const;
