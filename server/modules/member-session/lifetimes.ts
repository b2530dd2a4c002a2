const day = 86_400;

/** Seconds a session lasts without being used; each use begins them anew. */
export const rememberedSeconds = 30 * day;
export const forgottenSeconds = day;
/** Sessions a member has at most; a further one ends the one longest unused. */
export const mostSessions = 50;
/** Seconds in which a refresh token that was just exchanged still gives a good one (contract §4). */
export const graceSeconds = 10;
/** How many tokens of a session may be exchanged within that time; of more the oldest is reused. */
export const mostExchanged = 20;
/** Days for which a network is known that a member has logged in from, and how many of a member are. */
export const networkDays = 90;
export const mostNetworks = 20;
/** Seconds an access token is good (contract §4). */
export const accessSeconds = 900;
