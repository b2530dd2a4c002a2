import { escapeXml } from '#lib/text/xml.ts';

const envelopes = 'http://schemas.xmlsoap.org/soap/envelope/';

/** A SOAP 1.1 request: one call whose parameters have no namespace, in their order. */
export function soapRequest(
  namespace: string,
  call: string,
  parameters: Readonly<Record<string, string | number>>,
): string {
  const elements = Object.entries(parameters)
    .map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`)
    .join('');
  return (
    `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="${envelopes}" xmlns:ns="${namespace}">` +
    `<soapenv:Header/><soapenv:Body><ns:${call}>${elements}</ns:${call}></soapenv:Body></soapenv:Envelope>`
  );
}

/** Answers are short; a longer one is no answer to these calls. */
const longest = 4_096;
const prefix = String.raw`(?:[\w.-]{1,40}:)?`;
const attributes = String.raw`(?:\s[^<>]{0,500})?`;

/**
 * The text of `<return>` in the answer to `call`. Reads only the one shape these services answer: codes, commas and
 * digits. Entities, comments, CDATA, faults and everything else are refused.
 * @throws {Error} when it is not exactly that
 */
export function soapReturn(call: string, answer: string): string {
  const shape = new RegExp(
    String.raw`^\s*(?:<\?xml[^<>]{0,200}\?>)?\s*<(${prefix})Envelope${attributes}>\s*` +
      String.raw`(?:<\1Header${attributes}/>\s*|<\1Header${attributes}>\s*</\1Header>\s*)?` +
      String.raw`<\1Body${attributes}>\s*<(${prefix})${call}Response${attributes}>\s*` +
      String.raw`<(${prefix})return${attributes}>([\w.,:+-]{0,200})</\3return>\s*` +
      String.raw`</\2${call}Response>\s*</\1Body>\s*</\1Envelope>\s*$`,
  );
  const found = answer.length > longest ? null : shape.exec(answer);
  if (found?.[4] === undefined) throw new Error(`No answer to ${call}`);
  return found[4];
}
