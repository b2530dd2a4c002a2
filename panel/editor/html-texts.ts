/** Words of a field whose text is written in the editor, or as HTML. */
export const htmlTexts = {
  htmlHint:
    'متن با نشانه‌گذاری HTML: p، h2، h3، ul، ol، li، strong، em، a، img، table. جز این‌ها هنگام ذخیره پاک می‌شود.',
  asHtml: 'نوشتن با HTML',
  asText: 'نوشتن در ویرایشگر',
  onlyHtml: (parts: string) =>
    `این متن بخش‌هایی دارد که ویرایشگر نمی‌نویسد (${parts})، پس با HTML نشان داده می‌شود. اگر آن را در ویرایشگر تغییر دهید، این بخش‌ها می‌روند یا شکلشان عوض می‌شود.`,
} as const;
