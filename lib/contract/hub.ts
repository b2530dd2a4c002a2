// Names and delays of the hub. Without zod, because browsers use them.

/** Path of the hub (contract §5). */
export const hubPath = '/webClientHub';
export const hubEvents = {
  reconnect: 'ReconnectEvent',
  updateBasket: 'UpdateBasketEvent',
} as const;
export const hubMethods = {
  reconnect: 'ReconnectMethod',
  /** The referrer, or null. */
  changeRefer: 'ChangeReferMethod',
  /** JSON of `{location, title, value}`. */
  changeLocation: 'ChangeLocationMethod',
  /** JSON of `{type, value}`: what the box shows (`chatLocations`), and the chat in it. */
  changeChatLocation: 'ChangeChatLocationMethod',
  changeView: 'ChangeViewMethod',
} as const;

/** Delays of the hub connection, in ms. */
export const hubDelays = {
  retryAfterFailedStart: 5_000,
  forcedReconnect: 2_000,
  automaticReconnect: [0, 2_000, 10_000, 30_000],
  serverTimeout: 30_000,
  keepAlive: 15_000,
  jitter: 1_000,
} as const;
