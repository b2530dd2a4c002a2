/**
 * Whether a link may lead there: a path of the shop, a part of this page, https, http, a mail or a telephone. What the
 * sanitiser keeps, and nothing that a browser reads in another way.
 */
export function isAddress(address: string): boolean {
  // oxlint-disable-next-line no-control-regex -- refuses them on purpose
  if (/[\u0000-\u0020\u007f-\u00a0\\<>"`]/.test(address) || !address.isWellFormed()) return false;
  if (/^\/(?!\/)|^#./.test(address)) return true;
  if (/^https?:\/\/[^/]/i.test(address)) return URL.canParse(address);
  return /^(?:mailto:[^@]+@.+|tel:[+\d-]+)$/i.test(address);
}

/** The link that a person means: `kahroba.ir/x` gets https. */
export function addressOf(written: string): string {
  const address = written.trim();
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(address)) return `https://${address}`;
  return /^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(address) ? `mailto:${address}` : address;
}

const aparatId = /^[A-Za-z0-9]{3,20}$/;
const ofAparat =
  /aparat\.com\/(?:v\/|video\/video\/(?:embed\/videohash|show\/videohash)\/)([A-Za-z0-9]+)/;

/** The player of an Aparat film, from its address, its embed code or its id; null for anything else. */
export function aparatPlayer(written: string): string | null {
  const id = ofAparat.exec(written)?.[1] ?? written.trim();
  if (!aparatId.test(id)) return null;
  return `https://www.aparat.com/video/video/embed/videohash/${id}/vt/frame`;
}

/** Whether a frame shows a film of Aparat: others are removed by the sanitiser. */
export const isPlayer = (source: string): boolean =>
  /^https:\/\/(?:www\.)?aparat\.com\/[^\s"<>\\]*$/.test(source);
