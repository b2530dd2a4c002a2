/**
 * Where finished pictures and films live. Names are flat, `[0-9a-z-]+.(avif|webp|jpg|mp4)`, and the bytes
 * under a name never change, so a store may be cached for ever. One file per provider.
 */
export interface MediaStore {
  has(name: string): Promise<boolean>;
  /** All or nothing: a reader sees the whole file or none. */
  put(name: string, bytes: Uint8Array): Promise<void>;
}
