/** Flags for a Chromium without a screen, in a container, that talks to nobody but the shop. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
