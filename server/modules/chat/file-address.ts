import { isSame, mac } from '#lib/rules/signature.ts';

/** Ms for which an address of a file is valid at least, and at most twice as long. */
const validFor = 600_000;

/** Addresses of files: signed, and valid for some minutes, so that a copied one soon opens nothing. */
export function createFileAddresses(tokenSecret: string) {
  const key = mac(tokenSecret, 'file of a chat');
  const sign = (id: string, until: number): string =>
    mac(key, `${id} ${until}`).toString('base64url');

  return {
    /** The same for some minutes, so that browsers need not load a picture again. */
    addressOf(id: string, now: number = Date.now()) {
      const until = (Math.floor(now / validFor) + 2) * validFor;
      return {
        url: `/api/chat/file/${id}?until=${until}&signature=${sign(id, until)}`,
        urlUntil: new Date(until).toISOString(),
      };
    },
    isValid: (id: string, until: number, signature: string, now: number = Date.now()): boolean =>
      until > now && isSame(signature, sign(id, until)),
  };
}
export type FileAddresses = ReturnType<typeof createFileAddresses>;
