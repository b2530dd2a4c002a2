const sentences = {
  format: 'قالب این تصویر پذیرفته نیست؛ JPEG، PNG، WebP یا AVIF بفرستید.',
  tooLarge: 'این تصویر بیش از اندازه بزرگ است.',
  unreadable: 'این تصویر خوانده نشد؛ شاید ناقص یا خراب باشد.',
} as const;

export type RefusalCode = keyof typeof sentences;

/** An upload that is not accepted; `message` is shown to the person who sent it. */
export class PictureRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, cause?: unknown) {
    super(sentences[code], { cause });
    this.name = 'PictureRefused';
    this.code = code;
  }
}
