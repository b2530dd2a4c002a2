/** Node gives the whole of a CommonJS module for its default export. */
declare module 'next/dist/server/lib/incremental-cache/file-system-cache.js' {
  const whole: typeof import('next/dist/server/lib/incremental-cache/file-system-cache');
  export default whole;
}
