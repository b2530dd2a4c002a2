import type { CameraFault } from '#panel/scan/camera.ts';

/** Words of reading bar codes by the camera. */
export const scanTexts = {
  open: 'خواندن بارکد با دوربین',
  close: 'بستن دوربین',
  torch: 'چراغ',
  hold: 'بارکد را در کادر بگیرید',
  starting: 'دوربین باز می‌شود …',
  again: 'دوباره',
  parcel: 'خواندن کد رهگیری با دوربین',
  faults: {
    refused: 'اجازهٔ دوربین داده نشده است. آن را در تنظیمات مرورگر برای این نشانی باز کنید.',
    missing: 'دوربینی پیدا نشد.',
    busy: 'دوربین باز نشد؛ شاید برنامهٔ دیگری آن را به کار گرفته است.',
    ended: 'دوربین بسته شد.',
    unready: 'خواندن بارکد آماده نشد. اینترنت را بررسی کنید.',
    insecure: 'مرورگر دوربین را فقط روی نشانی https باز می‌کند.',
  } satisfies Record<CameraFault, string>,
} as const;
