import { behpardakht } from '#server/gateways/behpardakht.ts';
import type { Gateway, GatewayName } from '#server/gateways/gateway.ts';
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

/** The gateways of the settings, in their order. Make them once: lenders keep their access tokens. */
export const chooseGateways = (settings: GatewaySettings): Gateway[] =>
  settings.names.map((name) => makers[name](settings));
