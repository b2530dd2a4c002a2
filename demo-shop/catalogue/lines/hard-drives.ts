import type { LineInput } from '../model.ts';
import { storageWords } from './storage-words.ts';

export const hardDrives: LineInput = {
  category: 'storage',
  picture: 'hdd',
  nameFa: 'هارد اکسترنال {brand} مدل {model} ظرفیت {storage}',
  nameEn: '{brand} {model} External HDD {storage}',
  option: { specs: ['storage'], column: 'storage', split: true },
  guarantees: ['گارانتی ۲۴ ماهه شرکتی'],
  ...storageWords,
  families: [
    {
      brand: 'western-digital',
      model: 'My Passport',
      price: 7.2,
      colours: 'black navy red',
      options: { '1000': -1.9, '2000': 0, '4000': 4.3, '5000': 6.1 },
      hot: 8,
      off: 5,
      style: 'wave',
      specs: 'interface=usb-a; read-speed=130; write-speed=120; weight=210',
      note: 'ارزان‌ترین جای امن برای عکس‌های خانواده؛ رمزگذاری سخت‌افزاری هم دارد.',
    },
  ],
};
