import { randomInt } from 'node:crypto';

/*
 * Numbers of payments and refunds at gateways. They are random, so that a shop whose older backup was restored does not
 * use one again that it has forgotten: a gateway would refuse it, or answer for the older payment. Each kind has fifteen
 * digits and a range of its own, which a gateway with one set of numbers for both needs.
 */

/** The number of a payment at its gateway. */
export const newPaymentRef = (): number => randomInt(1e14, 2e14);

/** The number of a refund at its gateway. */
export const newRefundRef = (): number => randomInt(2e14, 3e14);
