import { formatNumber } from '#lib/text/toman.ts';

/** «۱٬۲۳۴ مگابایت». @param bytes rounded up */
export const megabytes = (bytes: number): string =>
  `${formatNumber(Math.ceil(bytes / 1_000_000))} مگابایت`;
