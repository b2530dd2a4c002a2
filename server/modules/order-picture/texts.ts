/** Texts for shoppers about pictures of their orders. */
export const orderPictureTexts = {
  unknown: 'این تصویر پیدا نشد.',
  busy: 'تصویرهای زیادی در صف است. چند ثانیه بعد دوباره بفرستید.',
  formats: 'این فایل تصویر JPEG، PNG یا WebP نیست.',
} as const;
