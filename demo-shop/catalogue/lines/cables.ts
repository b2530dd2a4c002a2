import type { LineInput } from '../model.ts';

const authentic = 'گارانتی اصالت و سلامت فیزیکی';

export const cables: LineInput = {
  category: 'charger',
  picture: 'cable',
  nameFa: 'کابل تبدیل {interface} {brand} مدل {model} طول {length}',
  nameEn: '{brand} {model} Cable {length}m',
  guarantees: [authentic],
  facts: [
    'توان انتقال {charging-power} است و شارژ سریع گوشی و تبلت را پشتیبانی می‌کند.',
    'طول {length} از پریز تا کنار تخت می‌رسد.',
    'روکش {material} در خم‌شدن روزانه ترک نمی‌خورد.',
    'سر اتصال باریک آن با قاب‌های ضخیم هم جا می‌افتد.',
  ],
  advice: [
    'کابل را از سر آن جدا کنید نه از سیم؛ عمرش دو برابر می‌شود.',
    'برای انتقال فایل‌های حجیم سرعت USB 2.0 را در نظر بگیرید.',
    'یکی در خانه و یکی در خودرو، خیال را راحت می‌کند.',
  ],
  families: [
    {
      brand: 'apple',
      model: 'MQKJ3 USB-C Woven',
      price: 0.96,
      colours: 'white',
      hot: 7,
      style: 'plain',
      specs: 'interface=usb-c; charging-power=60; length=1; material=بافته',
      note: 'کابل بافتهٔ اپل با هر دو سر تایپ‌سی؛ گره نمی‌خورد و زرد نمی‌شود.',
    },
    {
      brand: 'anker',
      model: 'PowerLine III Flow A8552',
      price: 0.74,
      colours: 'black white',
      hot: 6,
      style: 'plain',
      specs: 'interface=usb-c; charging-power=100; length=1.8; material=سیلیکون',
      note: 'نرم مثل بند کفش و با تحمل بیست‌وپنج هزار بار خم‌شدن.',
    },
    {
      brand: 'baseus',
      model: 'Crystal Shine CAJY',
      price: 0.31,
      colours: 'black',
      hot: 8,
      off: 18,
      style: 'braided',
      specs: 'interface=usb-c; charging-power=100; length=1.2; material=کنفی',
      note: 'کابل صد واتی کنفی با قیمت یک کابل معمولی؛ پرفروش‌ترین کالای این دسته.',
    },
    {
      brand: 'baseus',
      model: 'Dynamic Lightning',
      price: 0.34,
      colours: 'black white',
      hot: 5,
      style: 'braided',
      specs: 'interface=lightning; charging-power=20; length=1; material=کنفی',
      note: 'برای آیفون‌های پیش از ۱۵؛ شارژ ۲۰ وات را کامل می‌دهد.',
    },
  ],
};
