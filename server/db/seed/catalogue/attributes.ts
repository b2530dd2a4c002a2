import type { AttributeRow } from './model.ts';

interface Marks {
  filter?: boolean;
  highlight?: boolean;
}
const f = { filter: true } as const;
const h = { highlight: true } as const;
const fh = { filter: true, highlight: true } as const;

type Maker = (key: string, title: string, ...rest: [string, Marks?]) => Omit<AttributeRow, 'group'>;

const range: Maker = (key, title, unit, { filter = false, highlight = false } = {}) => ({
  key,
  title,
  kind: 'range',
  unit,
  options: {},
  filter,
  highlight,
});
const plain =
  (kind: 'switch' | 'text') =>
  (key: string, title: string, { filter = false, highlight = false }: Marks = {}) => ({
    key,
    title,
    kind,
    unit: '',
    options: {},
    filter,
    highlight,
  });
const yes = plain('switch');
const words = plain('text');
const choice = (
  key: string,
  title: string,
  options: Record<string, string>,
  { filter = false, highlight = false }: Marks = {},
) => ({ key, title, kind: 'choice' as const, unit: '', options, filter, highlight });

const persian = (value: number) =>
  String(value).replace(/\d/g, (d) => '۰۱۲۳۴۵۶۷۸۹'[Number(d)] ?? d);
/** Sizes of memory, in gigabytes; from 1000 on they read as terabytes. */
const sizes = (...gigabytes: number[]) =>
  Object.fromEntries(
    gigabytes.map((size) => [
      String(size),
      size >= 1000 ? `${persian(Math.round(size / 1000))} ترابایت` : `${persian(size)} گیگابایت`,
    ]),
  );
const hertz = (...rates: number[]) =>
  Object.fromEntries(rates.map((rate) => [String(rate), `${persian(rate)} هرتز`]));
const megabytes = { 32: '۳۲ مگابایت', 64: '۶۴ مگابایت', 128: '۱۲۸ مگابایت' };

const groups: Record<string, Omit<AttributeRow, 'group'>[]> = {
  صفحه‌نمایش: [
    range('screen-size', 'اندازه صفحه‌نمایش', 'اینچ', fh),
    choice(
      'resolution',
      'وضوح تصویر',
      {
        hd: 'HD',
        'hd-plus': 'HD+',
        fhd: 'Full HD',
        'fhd-plus': 'Full HD+',
        wuxga: 'WUXGA',
        '2k': '2K',
        qhd: 'QHD',
        'qhd-plus': 'QHD+',
        '3k': '3K',
        retina: 'Retina',
        '4k': '4K',
        '8k': '8K',
      },
      f,
    ),
    choice(
      'panel',
      'فناوری صفحه‌نمایش',
      {
        tft: 'TFT',
        tn: 'TN',
        ips: 'IPS',
        va: 'VA',
        oled: 'OLED',
        amoled: 'AMOLED',
        'dynamic-amoled': 'Dynamic AMOLED 2X',
        'super-retina': 'Super Retina XDR OLED',
        'liquid-retina': 'Liquid Retina IPS',
        led: 'LED',
        qled: 'QLED',
        'neo-qled': 'Neo QLED',
        'mini-led': 'Mini LED',
        nanocell: 'NanoCell',
        'qd-oled': 'QD-OLED',
      },
      f,
    ),
    choice(
      'refresh-rate',
      'نرخ نوسازی تصویر',
      hertz(50, 60, 75, 90, 100, 120, 144, 160, 165, 180, 200, 240, 360),
      f,
    ),
    yes('touch', 'صفحه لمسی'),
    yes('smart-tv', 'تلویزیون هوشمند', f),
    range('brightness', 'روشنایی', 'لومن', f),
  ],
  سخت‌افزار: [
    words('chip', 'پردازنده', h),
    choice(
      'cpu',
      'سری پردازنده',
      {
        'apple-m2': 'Apple M2',
        'apple-m3': 'Apple M3',
        'apple-m4': 'Apple M4',
        n100: 'Intel N',
        'core-i3': 'Core i3',
        'core-i5': 'Core i5',
        'core-i7': 'Core i7',
        'core-i9': 'Core i9',
        'core-5': 'Core 5',
        'core-7': 'Core 7',
        'core-ultra-5': 'Core Ultra 5',
        'core-ultra-7': 'Core Ultra 7',
        'core-ultra-9': 'Core Ultra 9',
        'ryzen-3': 'Ryzen 3',
        'ryzen-5': 'Ryzen 5',
        'ryzen-7': 'Ryzen 7',
        'ryzen-9': 'Ryzen 9',
      },
      f,
    ),
    words('gpu', 'گرافیک', h),
    choice('ram', 'حافظه رم', sizes(1, 2, 3, 4, 6, 8, 12, 16, 18, 24, 32, 64), fh),
    choice(
      'storage',
      'حافظه داخلی',
      {
        ...megabytes,
        ...sizes(4, 16, 32, 64, 128, 256, 500, 512, 825, 1000, 1024, 2000, 2048, 4000, 5000),
      },
      fh,
    ),
    choice(
      'os',
      'سیستم‌عامل',
      {
        android: 'اندروید',
        ios: 'iOS',
        ipados: 'iPadOS',
        macos: 'macOS',
        windows: 'ویندوز ۱۱',
        none: 'بدون سیستم‌عامل',
        'google-tv': 'Google TV',
        tizen: 'Tizen',
        webos: 'webOS',
        vidaa: 'VIDAA',
        own: 'اختصاصی',
        wearos: 'Wear OS',
        watchos: 'watchOS',
        zepp: 'Zepp OS',
      },
      f,
    ),
    choice(
      'interface',
      'رابط اتصال',
      {
        'usb-a': 'USB-A',
        'usb-c': 'USB-C',
        sata: 'SATA',
        nvme: 'NVMe PCIe',
        lightning: 'Lightning',
      },
      f,
    ),
    range('read-speed', 'سرعت خواندن', 'مگابایت بر ثانیه', fh),
    range('write-speed', 'سرعت نوشتن', 'مگابایت بر ثانیه'),
  ],
  ارتباطات: [
    choice('network', 'شبکه ارتباطی', { '2g': '2G', '4g': '4G', '5g': '5G' }, fh),
    choice(
      'sim',
      'سیم‌کارت',
      { one: 'تک سیم‌کارت', two: 'دو سیم‌کارت', esim: 'تک سیم‌کارت و eSIM' },
      f,
    ),
    yes('nfc', 'NFC', f),
    choice(
      'connection',
      'نوع اتصال',
      {
        wired: 'با سیم',
        bluetooth: 'بلوتوث',
        radio: 'گیرنده ۲٫۴ گیگاهرتز',
        wifi: 'وای‌فای',
        usb: 'USB',
        hdmi: 'HDMI',
        zigbee: 'Zigbee',
      },
      fh,
    ),
    words('bluetooth', 'نسخه بلوتوث'),
    choice(
      'wifi',
      'استاندارد وای‌فای',
      {
        'wifi-4': 'Wi-Fi 4',
        'wifi-5': 'Wi-Fi 5',
        'wifi-6': 'Wi-Fi 6',
        'wifi-6e': 'Wi-Fi 6E',
        'wifi-7': 'Wi-Fi 7',
      },
      f,
    ),
    range('wifi-speed', 'سرعت وای‌فای', 'مگابیت بر ثانیه', fh),
    range('ports', 'تعداد درگاه', 'عدد', f),
    yes('gps', 'مسیریاب GPS', f),
    yes('call', 'مکالمه با بلوتوث', f),
  ],
  دوربین: [
    range('main-camera', 'دوربین اصلی', 'مگاپیکسل', fh),
    range('selfie-camera', 'دوربین سلفی', 'مگاپیکسل'),
    words('zoom', 'بزرگ‌نمایی'),
    choice(
      'sensor',
      'حسگر',
      { 'full-frame': 'فول‌فریم', 'aps-c': 'APS-C', 'one-inch': 'یک اینچی', small: '۱/۱٫۹ اینچی' },
      fh,
    ),
    choice(
      'mount',
      'مانت',
      {
        'sony-e': 'Sony E',
        'canon-rf': 'Canon RF',
        'canon-ef': 'Canon EF',
        'nikon-z': 'Nikon Z',
        'fuji-x': 'Fujifilm X',
      },
      f,
    ),
    words('focal', 'فاصله کانونی', h),
    words('aperture', 'دیافراگم', h),
    words('video', 'فیلم‌برداری'),
    yes('stabiliser', 'لرزش‌گیر', f),
  ],
  صدا: [
    choice(
      'form',
      'نوع گوشی',
      {
        'over-ear': 'دورگوشی',
        'on-ear': 'روگوشی',
        'in-ear': 'توگوشی',
        'semi-in-ear': 'نیمه‌توگوشی',
        'open-ear': 'گوش‌باز',
      },
      fh,
    ),
    yes('noise-cancelling', 'حذف نویز فعال', fh),
    yes('microphone', 'میکروفون'),
    range('driver', 'قطر درایور', 'میلی‌متر'),
    range('speaker-power', 'توان خروجی', 'وات', fh),
    words('channels', 'کانال‌های صدا', h),
    words('pattern', 'الگوی ضبط', h),
  ],
  'باتری و شارژ': [
    range('battery', 'ظرفیت باتری', 'میلی‌آمپرساعت', fh),
    range('charging-power', 'توان شارژ', 'وات', f),
    range('battery-life', 'عمر باتری', 'ساعت', fh),
    range('battery-days', 'دوام باتری', 'روز', fh),
    yes('wireless-charging', 'شارژ بی‌سیم', f),
  ],
  'توان و ظرفیت': [
    range('power', 'توان مصرفی', 'وات', fh),
    range('capacity', 'گنجایش', 'لیتر', fh),
    range('load', 'ظرفیت شست‌وشو', 'کیلوگرم', fh),
    range('settings', 'ظرفیت ظرفشویی', 'نفر', fh),
    range('suction', 'قدرت مکش', 'پاسکال', fh),
    range('pressure', 'فشار بخار', 'بار', fh),
    range('steam', 'خروجی بخار', 'گرم بر دقیقه', fh),
    range('area', 'مساحت زیر پوشش', 'متر مربع', fh),
    range('spin', 'دور موتور', 'دور بر دقیقه', f),
    choice(
      'energy',
      'رده مصرف انرژی',
      { 'a-triple': 'A+++', 'a-double': 'A++', 'a-plus': 'A+', a: 'A', b: 'B' },
      f,
    ),
    yes('inverter', 'موتور اینورتر', f),
    range('noise', 'سطح صدا', 'دسی‌بل'),
    range('programs', 'تعداد برنامه', 'عدد'),
  ],
  کارکرد: [
    words('kind', 'نوع', h),
    words('functions', 'ویژگی‌ها', h),
    choice(
      'coffee',
      'نوع قهوه',
      { espresso: 'اسپرسو', filter: 'فیلتر', capsule: 'کپسولی', beans: 'دان قهوه' },
      f,
    ),
    choice('print', 'فناوری چاپ', { laser: 'لیزری', ink: 'جوهرافشان', tank: 'مخزن‌دار' }, fh),
    yes('colour-print', 'چاپ رنگی', f),
    yes('scanner', 'اسکنر', f),
    range('pages', 'سرعت چاپ', 'صفحه در دقیقه', f),
    choice(
      'switch',
      'نوع کلید',
      { mechanical: 'مکانیکی', membrane: 'ممبران', scissor: 'قیچی', optical: 'نوری' },
      fh,
    ),
    range('dpi', 'حداکثر دقت', 'DPI', fh),
    yes('backlight', 'نور پس‌زمینه', f),
    yes('heart-rate', 'سنجش ضربان قلب', f),
    words('sensors', 'حسگرها'),
    words('platform', 'سازگار با', h),
    words('fits', 'مناسب برای', h),
    yes('app', 'کنترل با برنامه گوشی', f),
  ],
  'بدنه و همراهان': [
    words('material', 'جنس بدنه'),
    choice(
      'water',
      'مقاومت در برابر آب',
      {
        ip53: 'IP53',
        ip54: 'IP54',
        ip55: 'IP55',
        ip57: 'IP57',
        ip64: 'IP64',
        ip65: 'IP65',
        ip67: 'IP67',
        ip68: 'IP68',
        ip69: 'IP69',
        ipx4: 'IPX4',
        ipx5: 'IPX5',
        ipx7: 'IPX7',
        '5atm': '5ATM',
        '10atm': '10ATM',
      },
      f,
    ),
    range('case-size', 'اندازه قاب', 'میلی‌متر', f),
    range('length', 'طول کابل', 'متر', f),
    range('height', 'حداکثر ارتفاع', 'سانتی‌متر', f),
    range('weight', 'وزن', 'گرم'),
    range('weight-kg', 'وزن', 'کیلوگرم'),
    words('box', 'اقلام همراه'),
  ],
};

/** Attributes of all lines, in the order a product page shows them. */
export const attributes: readonly AttributeRow[] = Object.entries(groups).flatMap(([group, rows]) =>
  rows.map((row) => ({ ...row, group })),
);
