const day = 86_400;

/** Seconds a session lasts without being used; each use restarts them. */
export const rememberedSeconds = 30 * day;
export const forgottenSeconds = day;
/** Seconds after its login at which a session ends, however often it is used. */
export const longestSeconds = 90 * day;
/** Maximum sessions of a member; beyond it the least recently used ends. */
export const mostSessions = 50;
/** Seconds for which an exchanged refresh token still returns its successor (contract §4). */
export const graceSeconds = 10;
/** Maximum exchanged tokens remembered within that time; the oldest beyond it counts as reused. */
export const mostExchanged = 20;
/** Days a network stays known after a login, and the maximum known networks of a member. */
export const networkDays = 90;
export const mostNetworks = 20;
/** Seconds for which an access token is valid (contract §4). */
export const accessSeconds = 900;
