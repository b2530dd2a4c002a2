/** Logos of social networks, in the icons' sprite. */
export const networkNames = [
  'facebook',
  'instagram',
  'telegram',
  'whatsapp',
  'aparat',
  'eitaa',
] as const;

/** Logos of brands, in a sprite of their own because few pages show them. */
export const brandNames = [
  'apple',
  'samsung',
  'xiaomi',
  'asus',
  'sony',
  'lenovo',
  'jbl',
  'lg',
  'hp',
  'dell',
  'bosch',
  'huawei',
  'honor',
  'nikon',
  'playstation',
  'acer',
  'tplink',
  'bose',
  'hyperx',
  'google',
  'oneplus',
  'motorola',
  'nokia',
  'beats',
  'sennheiser',
] as const;

export type NetworkName = (typeof networkNames)[number];
export type BrandName = (typeof brandNames)[number];

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The network the service names, if the sprite has its logo. */
export function knownNetwork(name: string): NetworkName | undefined {
  return networkNames.find((mark) => mark === plain(name));
}

/** A brand's logo by its Latin name (`TP-Link`), if the sprite has it. */
export function knownBrand(name: string): BrandName | undefined {
  return brandNames.find((mark) => mark === plain(name));
}
