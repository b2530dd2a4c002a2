import { escapeXml } from '#lib/text/xml.ts';

export interface Soap {
  call: string;
  fields: Partial<Record<string, string>>;
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescapeXml = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_all, name: string) => entities[name] ?? '');

/** The one call of a SOAP request, with its parameters; null when it is none. */
export function readSoap(body: string): Soap | null {
  const found = /<(?:\w+:)?Body>\s*<(?:\w+:)?(bp\w+)[^<>]*>([\s\S]*)<\/(?:\w+:)?\1>/.exec(body);
  const [, call, inner] = found ?? [];
  if (call === undefined || inner === undefined) return null;
  const fields = [...inner.matchAll(/<(\w+)>([^<>]*)<\/\1>/g)].map(([, name = '', text = '']) => [
    name,
    unescapeXml(text),
  ]);
  return { call, fields: Object.fromEntries(fields) };
}

/** As the bank's own service writes it. */
export const soapAnswer = (call: string, text: string): string =>
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
  `<ns1:${call}Response xmlns:ns1="http://interfaces.core.sw.bps.com/"><return>${escapeXml(text)}</return>` +
  `</ns1:${call}Response></soap:Body></soap:Envelope>`;
