/** Texts for shoppers about pictures of their orders. */
export const orderPictureTexts = {
  unknown: 'این تصویر پیدا نشد.',
  formats: 'این فایل تصویر JPEG، PNG یا WebP نیست.',
} as const;
