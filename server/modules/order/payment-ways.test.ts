import { expect, test } from '@jest/globals';
import { paymentWays, refusalOfWay } from '#server/modules/order/payment-ways.ts';
import { sellingSettings } from '#server/modules/order/stored.ts';
import { orderTexts } from '#server/modules/order/texts.ts';

test('what is offered in some towns is refused with a town only once there is one', () => {
  const onDelivery = { cities: ['یزد'], most: 5_000_000 };
  const [way] = paymentWays([], sellingSettings.parse({ onDelivery }));
  if (!way) throw new Error('no way');
  const place = { province: 'یزد', line: 'خیابان', plate: '1', unit: '', postalCode: '' };
  const person = { receiverName: '', receiverMobile: '', id: 1, isDefault: true };
  const to = (city: string) => ({ ...place, ...person, city });
  const asked = { total: 1_000, unpaidOrders: 0, mostUnpaid: 3 };
  expect(refusalOfWay(way, { ...asked, address: null })).toBe(orderTexts.needsTown);
  expect(refusalOfWay(way, { ...asked, address: to('تهران') })).toBe(
    orderTexts.notInTown(way.title),
  );
  expect(refusalOfWay(way, { ...asked, address: to('یزد') })).toBeNull();
});
