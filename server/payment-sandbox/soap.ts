import { escapeXml } from '#lib/text/xml.ts';

export interface Soap {
  call: string;
  fields: Partial<Record<string, string>>;
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescapeXml = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_all, name: string) => entities[name] ?? '');

/** Calls are the only elements of this name: `<ns:bpPayRequest>`. */
const opening = /<\w+:(bp[A-Za-z]+)>/;

/** The call of a SOAP request, with its parameters; null when it is none. */
export function readSoap(body: string): Soap | null {
  const found = opening.exec(body);
  if (found?.[1] === undefined) return null;
  const inner = body.slice(found.index + found[0].length);
  const fields = [...inner.matchAll(/<(\w{1,40})>([^<>]{0,2000})<\/\1>/g)].map(
    ([, name = '', text = '']) => [name, unescapeXml(text)],
  );
  return { call: found[1], fields: Object.fromEntries(fields) };
}

/** As the bank's own service writes it. */
export const soapAnswer = (call: string, text: string): string =>
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
  `<ns1:${call}Response xmlns:ns1="http://interfaces.core.sw.bps.com/"><return>${escapeXml(text)}</return>` +
  `</ns1:${call}Response></soap:Body></soap:Envelope>`;
