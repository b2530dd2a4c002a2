/** The address that the build gives a WebAssembly file. */
declare module '*.wasm?url' {
  const address: string;
  export default address;
}
