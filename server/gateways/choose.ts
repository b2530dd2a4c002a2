import { behpardakht } from '#server/gateways/behpardakht.ts';
import type { Gateway, GatewayName } from '#server/gateways/gateway.ts';
import { keyFields } from '#server/gateways/key-fields.ts';
import { installments, snappPay, torobPay } from '#server/gateways/installments.ts';
import { saman } from '#server/gateways/saman.ts';
import type { GatewaySettings } from '#server/gateways/settings.ts';
import { zarinpal } from '#server/gateways/zarinpal.ts';
import { zibal } from '#server/gateways/zibal.ts';

const makers: Record<GatewayName, (settings: GatewaySettings) => Gateway> = {
  zarinpal: (settings) => zarinpal(settings.zarinpal),
  zibal: (settings) => zibal(settings.zibal),
  saman: (settings) => saman(settings.saman),
  behpardakht: (settings) => behpardakht(settings.behpardakht),
  snapppay: (settings) => installments(snappPay, settings.snapppay),
  torobpay: (settings) => installments(torobPay, settings.torobpay),
};

/** What the panel sets of a gateway. */
export interface GatewayChange {
  /** Toman. */
  readonly minimum?: number;
  /** Keys, by the names of the adapter's settings. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Keys of the panel, without the flags of the environment's keys. */
function withOwnFlags(name: GatewayName, fields: Readonly<Record<string, string>>) {
  if (Object.keys(fields).length === 0) return fields;
  const flags = keyFields[name].filter(({ form }) => form === 'flag');
  return { ...Object.fromEntries(flags.map((flag) => [flag.name, ''])), ...fields };
}

/** A gateway of the settings. Make it once: lenders keep their access tokens. */
export const makeGateway = (
  settings: GatewaySettings,
  name: GatewayName,
  { minimum = settings[name].minimum, fields = {} }: GatewayChange = {},
): Gateway =>
  makers[name]({
    ...settings,
    [name]: { ...settings[name], ...withOwnFlags(name, fields), minimum },
  });

/** The gateways that the settings name, in their order. */
export const chooseGateways = (settings: GatewaySettings): Gateway[] =>
  settings.names.map((name) => makeGateway(settings, name));
