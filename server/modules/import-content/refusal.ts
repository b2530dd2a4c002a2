import { ShopError } from '#server/errors.ts';

/** 422 for a file that cannot be read. */
export const badXml = (message: string): ShopError => new ShopError(422, 'BAD_FILE', message);
