/** Ready reasons for refusing an opinion; the author reads them in their account. */
export const refusalReasons: readonly string[] = [
  'این متن واژهٔ ناروا یا توهین دارد.',
  'این متن شمارهٔ تماس یا پیوند دارد.',
  'این متن دربارهٔ این کالا نیست.',
  'این متن تکراری است.',
  'این پرسش است، نه نظر؛ آن را در بخش پرسش‌ها بنویسید.',
];
