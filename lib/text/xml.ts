const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML documents must not contain, even escaped. */
// oxlint-disable-next-line no-control-regex -- matches them on purpose
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text without the signs that no XML document may hold. */
export const allowedInXml = (text: string): string => text.replace(forbidden, '');

/** Escapes text for an element or attribute of XML. */
export const escapeXml = (text: string): string =>
  allowedInXml(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** An element that contains only text. */
export const xmlElement = (name: string, text: string): string =>
  `<${name}>${escapeXml(text)}</${name}>`;
