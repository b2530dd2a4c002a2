/** Sentences for shoppers, and what a shop without settings says of itself. */
export const homeTexts = {
  unknownPage: 'صفحه مورد نظر یافت نشد.',
  shopName: 'کهربا',
  shopTitle: 'فروشگاه اینترنتی کهربا',
  trustBadge: 'نماد اعتماد الکترونیکی',
} as const;
