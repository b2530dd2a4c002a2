import { chanceOf, type Chance } from '../expansion/random.ts';
import { authors } from '../opinions/words.ts';
import { indexBy } from './times.ts';

/** The address an order is sent to. */
export interface PlaceOfBuyer {
  readonly province: string;
  readonly city: string;
  readonly line: string;
  readonly plate: string;
  readonly unit: string;
  readonly postalCode: string;
  readonly receiverName: string;
  readonly receiverMobile: string;
}

export interface Buyer {
  readonly mobile: string;
  readonly name: string;
  readonly address: PlaceOfBuyer;
  /** How often they buy, as a weight. */
  readonly eagerness: number;
}

const towns = [
  { province: 'تهران', city: 'تهران', weight: 34, postal: '1' },
  { province: 'البرز', city: 'کرج', weight: 8, postal: '31' },
  { province: 'خراسان رضوی', city: 'مشهد', weight: 9, postal: '91' },
  { province: 'اصفهان', city: 'اصفهان', weight: 8, postal: '81' },
  { province: 'فارس', city: 'شیراز', weight: 7, postal: '71' },
  { province: 'آذربایجان شرقی', city: 'تبریز', weight: 6, postal: '51' },
  { province: 'خوزستان', city: 'اهواز', weight: 4, postal: '61' },
  { province: 'گیلان', city: 'رشت', weight: 4, postal: '41' },
  { province: 'مازندران', city: 'بابل', weight: 3, postal: '47' },
  { province: 'یزد', city: 'یزد', weight: 3, postal: '89' },
  { province: 'کرمان', city: 'رفسنجان', weight: 2, postal: '77' },
  { province: 'همدان', city: 'ملایر', weight: 2, postal: '65' },
  { province: 'هرمزگان', city: 'بندرعباس', weight: 2, postal: '79' },
];
const streets = [
  'خیابان آزادی',
  'خیابان شریعتی',
  'بلوار کشاورز',
  'خیابان بهار',
  'بلوار فردوسی',
  'خیابان طالقانی',
  'خیابان سعدی',
  'بلوار معلم',
];
const alleys = ['کوچهٔ یاس', 'کوچهٔ نسترن', 'کوچهٔ سوم', 'کوچهٔ بوستان', 'بن‌بست لاله'];

const names = authors.map((name) => name.split(' ')).slice(0, -1);

const digits = (count: number, chance: Chance): string =>
  Array.from({ length: count }, () => chance.one([1, 3, 4, 6, 7, 8, 9])).join('');

export function placeOf(name: string, mobile: string, chance: Chance): PlaceOfBuyer {
  const weights = towns.map(({ weight }) => weight);
  const { province = '', city = '', postal = '' } = towns[indexBy(weights, chance)] ?? {};
  return {
    province,
    city,
    line: `${chance.one(streets)}، ${chance.one(alleys)}`,
    plate: String(chance.whole(1, 140)),
    unit: chance.hit(0.6) ? String(chance.whole(1, 16)) : '',
    postalCode: postal + digits(10 - postal.length, chance),
    receiverName: name,
    receiverMobile: mobile,
  };
}

/** Members who buy, without a password. The same at every filling. */
export function buyersOf(count: number): Buyer[] {
  const chance = chanceOf('buyers');
  return Array.from({ length: count }, (_, at) => {
    const [given = ''] = chance.one(names);
    const [, family = ''] = chance.one(names);
    const name = `${given} ${family}`;
    const mobile = `0910000${String(1_001 + at)}`;
    return {
      mobile,
      name,
      address: placeOf(name, mobile, chance),
      eagerness: chance.hit(0.2) ? 4 : 1,
    };
  });
}
