const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What no XML document may hold, not even escaped. */
// oxlint-disable-next-line no-control-regex -- these are just what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text for an element or attribute of XML. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** An element with nothing but text in it. */
export const xmlElement = (name: string, text: string): string =>
  `<${name}>${escapeXml(text)}</${name}>`;
