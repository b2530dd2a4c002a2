/** Words of the list of brands. */
export const brandTexts = {
  title: 'برندها',
  name: 'برند',
  titleEn: 'نام لاتین',
  add: 'برند تازه',
  empty: 'هنوز برندی نیست',
  emptyText: 'برند هر کالا را خریداران در فیلترها می‌بینند. کالای بی‌برند در «متفرقه» می‌ماند.',
  removeText: 'تنها برندی حذف می‌شود که کالایی ندارد؛ کالاهای سطل هم شمرده می‌شوند.',
} as const;
