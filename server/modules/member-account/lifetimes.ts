const day = 86_400;

/** Seconds a session lasts without being used; each use begins them anew. */
export const rememberedSeconds = 30 * day;
export const forgottenSeconds = day;
/** Seconds in which a refresh token that was just exchanged still gives its successor (contract §4). */
export const graceSeconds = 10;
/** Seconds an access token is good (contract §4). */
export const accessSeconds = 900;
