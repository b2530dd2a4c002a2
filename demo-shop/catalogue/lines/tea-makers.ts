import type { LineInput } from '../model.ts';

const company18 = 'گارانتی ۱۸ ماهه شرکتی';
const company24 = 'گارانتی ۲۴ ماهه شرکتی';

export const teaMakers: LineInput = {
  category: 'tea-coffee',
  picture: 'tea-maker',
  nameFa: 'چای‌ساز {kind} {brand} مدل {model}',
  nameEn: '{brand} {model} Tea Maker',
  guarantees: [company18, company24],
  facts: [
    'کتری {capacity} و قوری هم‌دمای آن، چای را گرم نگه می‌دارد.',
    'توان {power} صبح شلوغ را سریع راه می‌اندازد.',
    'بدنهٔ {material} با دستمال مرطوب پاک می‌شود.',
    'گرم‌نگهدار خودکار پس از جوش کم‌مصرف کار می‌کند.',
    'قوری روی کتری می‌نشیند و با بخار آن دم می‌کشد.',
    'با خالی‌شدن کتری خودش خاموش می‌شود.',
    'برای یک مهمانی کوچک چند دور چای می‌دهد.',
    'درجهٔ جوش و دم از هم جداست.',
    'صافی آن برای شستن بیرون می‌آید.',
  ],
  advice: [
    'آب را پیش از جوش دوم عوض کنید؛ چای خوش‌عطرتر می‌شود.',
    'قوری را با آب‌جوش گرم کنید و بعد چای بریزید.',
    'کتری را هر ماه با سرکهٔ رقیق بجوشانید و بشویید.',
    'قوری را زیر آب سرد نگیرید تا ترک نخورد.',
  ],
  families: [
    {
      brand: 'pars-khazar',
      model: 'پرشین',
      price: 4.6,
      nameEn: '{brand} Persian Tea Maker',
      colours: 'silver',
      hot: 8,
      style: 'glass',
      specs: 'kind=روهمی; capacity=1.8; power=2000; material=استیل و شیشه',
      note: 'سماور امروزی خانهٔ ایرانی؛ قوری روی کتری می‌نشیند و دم می‌کشد.',
    },
    {
      brand: 'tefal',
      model: 'BJ1000',
      price: 9.8,
      colours: 'silver',
      hot: 5,
      off: 7,
      style: 'glass',
      specs: 'kind=روهمی; capacity=1.7; power=1650; material=استیل',
      note: 'قوری شیشه‌ای تفال با صافی ریز، برگ چای را در فنجان نمی‌فرستد.',
    },
    {
      brand: 'bosch',
      model: 'TTA5883',
      price: 13.2,
      colours: 'cream',
      hot: 5,
      style: 'china',
      specs: 'kind=روهمی با قوری چینی; capacity=1.7; power=1785; material=پلیمر و چینی',
      note: 'قوری چینی عطر چای را نگه می‌دارد؛ سال‌هاست روی کابینت‌هاست.',
    },
  ],
};
