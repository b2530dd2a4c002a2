export const voteTexts = {
  unknownReview: 'این دیدگاه پیدا نشد.',
  ownReview: 'به دیدگاه خودتان نمی‌توانید رأی بدهید.',
  voterMissing: 'شناسه بازدیدکننده لازم است.',
  tooManyVotes: 'رأی‌های زیادی داده‌اید. کمی بعد دوباره تلاش کنید.',
} as const;
