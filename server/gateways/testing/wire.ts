import { chooseGateways } from '#server/gateways/choose.ts';
import type {
  Attempt,
  CallbackFields,
  CallbackReading,
  Gateway,
  GatewayName,
  NewPayment,
  Way,
} from '#server/gateways/gateway.ts';
import { gatewayEnvironment, gatewaySettings } from '#server/gateways/settings.ts';
import { z } from 'zod';

/** A production adapter that speaks to the stand-in at `url`. */
export function gatewayAt(url: string, name: GatewayName, patience?: number): Gateway {
  const settings = gatewaySettings(
    z.object(gatewayEnvironment).parse({ PAYMENT_SANDBOX_URL: url, PAYMENT_GATEWAYS: name }),
  );
  const patient = { ...settings, [name]: { ...settings[name], patience } };
  const [gateway] = chooseGateways(patient);
  if (!gateway) throw new Error(`There is no gateway ${name}.`);
  return gateway;
}

let merchantRef = 1_000_000;
/** A number that no other payment or refund has. */
export const nextRef = (): number => (merchantRef += 1);

/** Toman. */
export const price = 4_022_500;

export function newPayment(own: Partial<NewPayment> = {}): NewPayment {
  const amount = own.amount ?? price;
  return {
    amount,
    merchantRef: nextRef(),
    callbackUrl: 'http://localhost:3000/api/order/callback/x?a=token&b=1',
    description: 'سفارش ۴۰۱۸۲۷ «کهربا» & <دوستان>',
    mobile: '09123456789',
    cart: {
      lines: [{ id: 7, name: 'گوشی', category: 'موبایل', price: amount - 40_000, count: 1 }],
      freight: 50_000,
      discount: 10_000,
    },
    ...own,
  };
}

/** A begun attempt as the shop would store it. */
export async function begin(
  gateway: Gateway,
  own: Partial<NewPayment> = {},
): Promise<{ attempt: Attempt; way: Way; payment: NewPayment }> {
  const payment = newPayment(own);
  const begun = await gateway.begin(payment);
  if (begun.kind !== 'begun') throw new Error(`${begun.kind}: ${begun.said}`);
  const { amount, merchantRef: ref } = payment;
  const attempt = { amount, merchantRef: ref, gatewayRef: begun.gatewayRef, callbackRef: null };
  return { attempt, way: begun.way, payment };
}

/** The attempt as it is after its callback was read. */
export function returned(
  gateway: Gateway,
  attempt: Attempt,
  fields: CallbackFields | undefined,
): { reading: CallbackReading; attempt: Attempt } {
  const reading = gateway.readCallback(fields ?? {}, attempt);
  if (reading.kind === 'foreign') return { reading, attempt };
  return { reading, attempt: { ...attempt, callbackRef: reading.callbackRef } };
}
