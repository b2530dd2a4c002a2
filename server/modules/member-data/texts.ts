/** First entry of a member's file. */
export const memberDataTexts = {
  about:
    'این فایل همهٔ چیزهایی است که فروشگاه دربارهٔ شما نگه می‌دارد. رمز عبور، کدهای یک‌بارمصرف و کلیدهای ورود در آن نیستند. ' +
    'زمان‌ها به وقت جهانی (UTC) و مبلغ‌ها به تومان هستند. ' +
    'profile: مشخصات · addresses: نشانی‌ها · basket: سبد خرید · favourites: علاقه‌مندی‌ها · ' +
    'savedForLater: کالاهایی که برای بعد گذاشته‌اید · favouriteLists: فهرست‌های شما · ' +
    'backInStockAlerts: کالاهایی که منتظر موجود شدن آن‌ها هستید · priceAlerts: کالاهایی که منتظر ارزان شدنشان هستید · reviews: دیدگاه‌ها · reviewPictures: تصویرهای دیدگاه‌ها · reviewVotes: رأی‌های شما به دیدگاه دیگران · questions: پرسش‌ها · ' +
    'answers: پاسخ‌ها · comments: نظرها در مجله · contactMessages: پیام‌های صفحهٔ تماس با ما · newsletter: خبرنامه · ' +
    'textMessages: پیامک‌های روزهای گذشته · devices: دستگاه‌های واردشده · knownNetworks: زمان ورود از شبکه‌های آشنا',
} as const;
