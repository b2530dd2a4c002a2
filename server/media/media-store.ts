/**
 * Storage of finished pictures and films. Names are flat, `[0-9a-z-]+.(avif|webp|jpg|mp4)`. The bytes under a
 * name never change, so files can be cached forever. One file per provider.
 */
export interface MediaStore {
  has(name: string): Promise<boolean>;
  /** Atomic: a reader sees the whole file or none. */
  put(name: string, bytes: Uint8Array): Promise<void>;
}
