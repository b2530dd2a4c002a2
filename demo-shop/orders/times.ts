import { chanceOf, type Chance } from '../expansion/random.ts';
import { day, type Today } from '../expansion/today.ts';

export const minute = 60_000;
export const hour = 3_600_000;
const tehran = 3.5 * hour;
const friday = 5;

/** "Today" is ten o'clock in Tehran. */
const hourOfToday = 10;
const yearOfOrders = 365;

/** Demand by month of the Persian year: school in Mehr, discounts in Aban and Azar, the weeks before Nowruz. */
const ofMonth = [0.6, 0.85, 0.9, 0.95, 1, 1.05, 1.15, 1.35, 1.3, 0.95, 1.05, 1.6];
/** By day of the week, Sunday first. */
const ofWeekday = [1.05, 1, 1, 1, 0.9, 0.7, 1.2];
/** By hour of the day. */
const ofHour = [
  3, 1, 0.5, 0.3, 0.2, 0.3, 0.6, 1, 2, 3.5, 5, 5.5, 5, 4, 3.5, 3.5, 4, 4.5, 5, 5.5, 6, 7, 7, 5,
];
/** The shop grows: demand at the begin of the year, as a share of today's. */
const shareAtFirst = 0.45;

/** Hours before today at which orders come in in any case, so that some are under way. */
const recent = [1.5, 2.2, 3.5, 12, 13.5, 15, 16.5, 18, 21, 27, 34, 40, 46, 60];

const persianMonth = new Intl.DateTimeFormat('en-u-ca-persian', {
  month: 'numeric',
  timeZone: 'UTC',
});

/** The local clock of Tehran, to be read with the UTC getters. */
export const localOf = (at: number): Date => new Date(at + tehran);

function demandOf(today: Today, daysAgo: number): number {
  const local = localOf(today - daysAgo * day);
  const month = ofMonth[Number(persianMonth.format(local)) - 1] ?? 1;
  const weekday = ofWeekday[local.getUTCDay()] ?? 1;
  return month * weekday * (1 - (1 - shareAtFirst) * (daysAgo / yearOfOrders));
}

/** An index of `weights`, each as likely as its weight. */
export function indexBy(weights: readonly number[], chance: Chance): number {
  let left = chance.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => (left -= weight) < 0);
  return found === -1 ? weights.length - 1 : found;
}

/** When the orders of the year before `today` were made, in ms, the first one first. */
export function orderTimes(today: Today, count: number): number[] {
  const chance = chanceOf('order times');
  const midnight = today - hourOfToday * hour;
  const demands = Array.from({ length: yearOfOrders - 1 }, (_, at) => demandOf(today, at + 1));
  const drawn = Array.from({ length: count - recent.length }, () => {
    const daysAgo = indexBy(demands, chance) + 1;
    const ofDay = indexBy(ofHour, chance) * hour + chance.whole(0, 3_599) * 1_000;
    return midnight - daysAgo * day + ofDay;
  });
  const late = recent.map((hours) => today - hours * hour - chance.whole(0, 900) * 1_000);
  return [...drawn, ...late].toSorted((a, b) => a - b);
}

/** The first moment from `at` on when the shop works: Saturday to Thursday, from nine to five. */
export function workTime(at: number, chance: Chance): number {
  const local = localOf(at);
  const isOpen =
    local.getUTCDay() !== friday && local.getUTCHours() >= 9 && local.getUTCHours() < 17;
  if (isOpen) return at;
  const opening = (daysLater: number): number =>
    Math.floor((at + tehran) / day) * day + daysLater * day + 9 * hour - tehran;
  const next = local.getUTCHours() < 9 ? opening(0) : opening(1);
  const isFriday = localOf(next).getUTCDay() === friday;
  return (isFriday ? next + day : next) + chance.whole(5, 90) * minute;
}
