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
/** `soap:Body xmlns:soap="…"`: the name with its prefix, and without. */
const tag = /^((?:[\w.-]{1,40}:)?(\w{1,60}))(?:\s.{0,500})?$/s;
const value = /^[\w.,:+-]{1,200}$/;

/**
 * The text of `<return>` in the answer to `call`. Reads only the one shape these services answer: four elements within
 * each other, around a code. Entities, comments, CDATA, faults and everything else are refused.
 * @throws {Error} when it is not exactly that
 */
export function soapReturn(call: string, answer: string): string {
  const text = answer.trim().replace(/^<\?xml[^<>]{0,200}\?>/, '');
  // Texts at even places, tags at odd ones.
  const parts = answer.length > longest ? [] : text.split(/<([^<>]{1,700})>/);
  const tags = withoutHeader(parts.filter((_part, n) => n % 2 === 1));
  const [said = '', ...others] = parts.filter((part, n) => n % 2 === 0 && part.trim() !== '');
  const opened = tags.slice(0, 4).map((each) => tag.exec(each));
  const names = opened.map((found) => found?.[2]).join('>');
  const closed = opened.map((found) => `/${found?.[1]}`).toReversed();
  const isWhole = tags.slice(4).join('>') === closed.join('>');
  // The code must stand right between `<return>` and `</return>`.
  const isInside = text.includes(`>${said}</${opened[3]?.[1]}>`);
  const isRight = names === `Envelope>Body>${call}Response>return` && isWhole && isInside;
  if (!isRight || others.length > 0 || !value.test(said)) throw new Error(`No answer to ${call}`);
  return said;
}

/** The tags of an answer without those of its empty header. */
function withoutHeader(tags: string[]): string[] {
  const [envelope = '', header = '', end = '', ...rest] = tags;
  const name = tag.exec(header.replace(/\/$/, ''));
  if (name?.[2] !== 'Header') return tags;
  if (header.endsWith('/')) return [envelope, end, ...rest];
  return end === `/${name[1]}` ? [envelope, ...rest] : tags;
}
