import { type PaymentSettings, paymentSettings } from '#lib/contract/payment-settings.ts';
import { loadConfig } from '#server/config.ts';
import type { RunningSandbox } from '#server/payment-sandbox/start.ts';
import { gatewaysOfTests } from '#server/testing/paying.ts';
import type { TestShop } from '#server/testing/shop.ts';
import type { PanelHeaders } from '#server/testing/staff.ts';

/** Settings of real gateways, whose addresses are the stand-in's; the keys come from the panel. */
export const realGateways = ({ url }: RunningSandbox, more: object = {}) => ({
  gateways: loadConfig({
    ...Object.fromEntries(
      gatewaysOfTests.map((name) => [`${name.toUpperCase()}_URL`, `${url}/${name}`]),
    ),
    ZARINPAL_SANDBOX_URL: `${url}/zarinpal`,
    ZARINPAL_GRAPHQL_URL: `${url}/zarinpal`,
    ...more,
  }).gateways,
  siteUrl: 'http://localhost',
});

export type Wanted = Readonly<
  Record<string, { isOn?: boolean; fields?: Readonly<Record<string, string>> }>
>;

/** The body that changes some gateways and leaves the others as they are. */
export const bodyOf = ({ revision, gateways }: PaymentSettings, wanted: Wanted) => ({
  revision,
  gateways: gateways.map(({ name, isOn, minimum }) => ({ name, isOn, minimum, ...wanted[name] })),
});

/** How an owner sees and changes the settings of payment. */
export function createPaymentDesk(
  now: () => { readonly shop: TestShop; readonly owner: PanelHeaders },
) {
  const call = (name: string, body: object, at = now().shop, headers = now().owner) =>
    at.post(`/api/Admin/${name}`, body, headers);
  const read = async (at = now().shop): Promise<PaymentSettings> =>
    paymentSettings.parse((await call('Get-Payment-Settings', {}, at)).body);
  async function save(wanted: Wanted): Promise<PaymentSettings> {
    const { status, body } = await call('Save-Payment-Settings', bodyOf(await read(), wanted));
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return paymentSettings.parse(body);
  }
  return { call, read, save };
}
