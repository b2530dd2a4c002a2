import type { LineInput } from '../model.ts';
import { storageWords } from './storage-words.ts';

const five = 'گارانتی ۵ ساله شرکتی';
export const ssds: LineInput = {
  category: 'storage',
  picture: 'ssd',
  nameFa: 'اس‌اس‌دی {kind} {brand} مدل {model} ظرفیت {storage}',
  nameEn: '{brand} {model} SSD {storage}',
  option: { specs: ['storage'], column: 'storage', split: true },
  guarantees: [five, 'گارانتی ۳۶ ماهه شرکتی'],
  bothGuarantees: true,
  ...storageWords,
  families: [
    {
      brand: 'samsung',
      model: '990 PRO',
      price: 13.9,
      options: { '1000': 0, '2000': 9.6 },
      hot: 8,
      style: 'm2',
      specs: 'kind=اینترنال; interface=nvme; read-speed=7450; write-speed=6900; weight=9',
      note: '990 پرو نزدیک سقف نسل چهارم PCIe می‌دود و برای PS5 و تدوین 4K انتخاب اول است.',
    },
    {
      brand: 'samsung',
      model: 'T7 Shield',
      price: 11.8,
      colours: 'blue black',
      options: { '1000': 0, '2000': 8.2 },
      hot: 8,
      off: 9,
      style: 'portable',
      specs:
        'kind=اکسترنال; interface=usb-c; read-speed=1050; write-speed=1000; weight=98; water=ip65',
      note: 'T7 شیلد روکش لاستیکی دارد، از سه متر می‌افتد و باز هم پروژه را نگه می‌دارد.',
    },
    {
      brand: 'samsung',
      model: '870 EVO',
      price: 9.4,
      options: { '500': -3.6, '1000': 0 },
      hot: 6,
      style: 'internal',
      specs: 'kind=اینترنال; interface=sata; read-speed=560; write-speed=530; weight=45',
      note: 'جان دوباره لپ‌تاپ قدیمی: به‌جای هارد می‌نشیند و ویندوز را در ده ثانیه بالا می‌آورد.',
    },
    {
      brand: 'western-digital',
      model: 'Black SN7100',
      price: 11.2,
      options: { '1000': 0, '2000': 8.4 },
      hot: 6,
      style: 'm2',
      specs: 'kind=اینترنال; interface=nvme; read-speed=7250; write-speed=6900; weight=7',
      note: 'کم‌مصرف و سرد؛ بهترین ارتقا برای لپ‌تاپ بازی و دستگاه‌های دستی.',
    },
    {
      brand: 'sandisk',
      model: 'Extreme Portable V2',
      price: 10.9,
      colours: 'graphite',
      options: { '1000': 0, '2000': 7.7 },
      hot: 7,
      style: 'portable',
      specs:
        'kind=اکسترنال; interface=usb-c; read-speed=1050; write-speed=1000; weight=52; water=ip65',
      note: 'حلقهٔ نارنجی‌اش به کوله آویزان می‌شود و باران برایش مهم نیست.',
    },
  ],
};
