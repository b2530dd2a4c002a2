type DeviceKind = 'phone' | 'tablet' | 'computer' | 'other';

/** A browser, named as its owner would. */
interface Device {
  /** e.g. «کروم روی اندروید» */
  readonly name: string;
  readonly kind: DeviceKind;
}

type Known = readonly (readonly [RegExp, string])[];

/** The first match counts: most browsers also claim to be Chrome and Safari. */
const browsers: Known = [
  [/\bEdg(?:e|A|iOS)?\//, 'اج'],
  [/\b(?:OPR|OPiOS|OPT|Opera)\b/, 'اپرا'],
  [/\bSamsungBrowser\//, 'مرورگر سامسونگ'],
  [/\bMiuiBrowser\//, 'مرورگر شیائومی'],
  [/\bHuaweiBrowser\//, 'مرورگر هواوی'],
  [/\bUC ?Browser\//, 'یوسی'],
  [/\bYaBrowser\//, 'یاندکس'],
  [/\b(?:Firefox|FxiOS)\//, 'فایرفاکس'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'کروم'],
  [/^(?=.*\bVersion\/\d).*\bSafari\//s, 'سافاری'],
];
const systems: Known = [
  [/\biPhone\b|\biPod\b/, 'آیفون'],
  [/\biPad\b/, 'آیپد'],
  [/\bAndroid\b/, 'اندروید'],
  [/\bWindows\b/, 'ویندوز'],
  [/\bCrOS\b/, 'کروم‌بوک'],
  [/\bMac(?:intosh| OS X)\b/, 'مک'],
  [/\bLinux\b|\bX11\b/, 'لینوکس'],
];

const nameIn = (known: Known, userAgent: string): string | undefined =>
  known.find(([mark]) => mark.test(userAgent))?.[1];

function kindOf(userAgent: string): DeviceKind {
  // Android tablets omit the word "Mobile".
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(userAgent)) return 'tablet';
  if (/\biPhone\b|\biPod\b|\bMobile\b/.test(userAgent)) return 'phone';
  return /\bWindows\b|\bMacintosh\b|\bCrOS\b|\bLinux\b|\bX11\b/.test(userAgent)
    ? 'computer'
    : 'other';
}

/** Describes a `User-Agent` so that people recognise their device. Its claims may be false. */
export function deviceOf(userAgent: string): Device {
  const kind = kindOf(userAgent);
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  if (browser && system) return { name: `${browser} روی ${system}`, kind };
  return { name: browser ?? system ?? 'دستگاه ناشناس', kind };
}
