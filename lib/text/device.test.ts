import { expect, test } from '@jest/globals';
import { deviceOf } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    'کروم روی ویندوز',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'اج روی ویندوز',
    'computer',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`,
    'کروم روی اندروید',
    'phone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    'کروم روی اندروید',
    'tablet',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A525F) ${webkit} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`,
    'مرورگر سامسونگ روی اندروید',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple} Version/17.5 Mobile/15E148 Safari/604.1`,
    'سافاری روی آیفون',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    'کروم روی آیفون',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) ${apple} Version/16.0 Mobile/15E148 Safari/604.1`,
    'سافاری روی آیپد',
    'tablet',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.5 Safari/605.1.15`,
    'سافاری روی مک',
    'computer',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    'فایرفاکس روی لینوکس',
    'computer',
  ],
  ['curl/8.5.0', 'دستگاه ناشناس', 'other'],
  ['', 'دستگاه ناشناس', 'other'],
  ['<script>alert(1)</script>'.repeat(20), 'دستگاه ناشناس', 'other'],
])('%.70s… is «%s»', (userAgent, name, kind) => {
  expect(deviceOf(userAgent)).toEqual({ name, kind });
});
