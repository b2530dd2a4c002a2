/** Words of the session: signing in again and confirming. */
export const sessionTexts = {
  again: 'دوباره وارد شوید',
  againText: 'مدتی کاری نکردید و پنل برای امنیت بسته شد. آنچه نوشته‌اید سر جایش است.',
  confirm: 'تایید هویت',
  confirmText: 'این کار مهم است؛ برای ادامه یک بار دیگر خودتان را معرفی کنید.',
  confirmAction: 'تایید و ادامه',
} as const;
