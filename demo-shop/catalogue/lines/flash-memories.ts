import type { LineInput } from '../model.ts';
import { storageWords } from './storage-words.ts';

const five = 'گارانتی ۵ ساله شرکتی';
export const flashMemories: LineInput = {
  category: 'storage',
  picture: 'flash-memory',
  nameFa: 'فلش مموری {brand} مدل {model} ظرفیت {storage}',
  nameEn: '{brand} {model} USB Flash Drive {storage}',
  option: { specs: ['storage'], column: 'storage', split: true },
  guarantees: [five],
  ...storageWords,
  families: [
    {
      brand: 'sandisk',
      model: 'Ultra Dual Drive Luxe',
      price: 1.28,
      options: { '64': -0.55, '128': 0, '256': 1.05 },
      hot: 8,
      off: 10,
      style: 'metal',
      specs: 'interface=usb-a,usb-c; read-speed=400; write-speed=90; weight=9',
      note: 'یک سر تایپ‌سی و یک سر معمولی؛ عکس‌ها را بی‌کابل از گوشی به کامپیوتر می‌برد.',
    },
    {
      brand: 'sandisk',
      model: 'Cruzer Blade',
      price: 0.42,
      options: { '32': -0.1, '64': 0 },
      hot: 7,
      style: 'slide',
      specs: 'interface=usb-a; read-speed=20; write-speed=8; weight=3',
      note: 'کوچک و ارزان برای چاپخانه و ضبط خودرو.',
    },
  ],
};
