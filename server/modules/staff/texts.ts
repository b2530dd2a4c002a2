/** Texts for staff about signing in to the panel and about each other. */
export const staffTexts = {
  wrong: 'شماره موبایل یا رمز عبور درست نیست.',
  wrongCode: 'کد تایید دومرحله‌ای درست نیست یا پیش‌تر به کار رفته است.',
  wrongPassword: 'رمز عبور درست نیست.',
  notStaff: 'دسترسی شما محدود شده است',
  tooManyCodes: 'کدهای نادرست بیش از اندازه بود. چند دقیقهٔ دیگر دوباره تلاش کنید.',
  tooManyTries: 'تلاش‌های ناموفق بیش از اندازه بود. چند دقیقهٔ دیگر دوباره تلاش کنید.',
  tooManyInvitations: 'دعوت‌های این ساعت بیش از اندازه است. کمی بعد دوباره تلاش کنید.',
  codeWanted: 'کد تایید دومرحله‌ای را بنویسید.',
  passwordWanted: 'رمز عبور خود را بنویسید.',
  invalid: 'اطلاعات فرستاده‌شده درست نیست.',
  beginFirst: 'نخست رمزینه را در برنامهٔ رمزساز ثبت کنید.',
  totpNeeded: 'دسترسی‌های شما بدون کد دومرحله‌ای ممکن نیست.',
  wrongInvitation: 'شماره یا کد دعوت درست نیست، یا زمان آن گذشته است.',
  wrongClaim: 'کد راه‌اندازی درست نیست.',
  claimed: 'این فروشگاه مدیر دارد. با حساب خود وارد شوید.',
  isStaff: 'این شماره از کارکنان است.',
  unknownStaff: 'این کارمند پیدا نشد.',
  unknownInvitation: 'این دعوت پیدا نشد.',
  unknownRole: 'این نقش پیدا نشد.',
  unknownDevice: 'این دستگاه پیدا نشد.',
  thisDevice: 'برای بیرون رفتن از این دستگاه، دکمهٔ خروج را بزنید.',
  lastOwner: 'دست‌کم یک نفر باید بتواند کارکنان را مدیریت کند.',
  ownSuspension: 'دسترسی خودتان را نمی‌توانید ببندید.',
  ownTotp: 'کد دومرحله‌ای خود را از بخش امنیت حساب تغییر دهید.',
  managerRole: 'نقش مدیر همیشه همهٔ دسترسی‌ها را دارد.',
  presetRole: 'نقش‌های آماده حذف نمی‌شوند.',
  heldRole: 'این نقش به کسی داده شده است. نخست آن را بردارید.',
  takenRole: 'نقش دیگری همین نام را دارد.',
  noMember: 'با این شماره حسابی نیست.',
} as const;

/** Texts of messages. */
export const staffSms = {
  invitation: (shop: string, code: string, address: string): string =>
    `${shop}: شما به پنل مدیریت دعوت شده‌اید. کد: ${code}\n${address}`,
  newDevice: (name: string, device: string): string =>
    `ورود تازه به پنل مدیریت: ${name}، ${device}. اگر نمی‌شناسید، در پنل، بخش کارکنان، آن را بیرون کنید.`,
} as const;
