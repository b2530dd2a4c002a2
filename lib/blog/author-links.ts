/** Names of places where people have pages, by host. */
const places: Readonly<Record<string, string>> = {
  'aparat.com': 'آپارات',
  'ble.ir': 'بله',
  'eitaa.com': 'ایتا',
  'github.com': 'گیت‌هاب',
  'instagram.com': 'اینستاگرام',
  'linkedin.com': 'لینکدین',
  'rubika.ir': 'روبیکا',
  't.me': 'تلگرام',
  'twitter.com': 'ایکس',
  'virgool.io': 'ویرگول',
  'x.com': 'ایکس',
  'youtube.com': 'یوتیوب',
};

/** What a link to a person's page elsewhere is called: the place's name, or its host. */
export function linkName(url: string): string {
  const host = new URL(url).host.replace(/^(?:www|m)\./, '');
  const known = Object.hasOwn(places, host) ? places[host] : undefined;
  return known ?? host;
}
