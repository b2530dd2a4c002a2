/** Default of `API_URL`: base of calls from this server. */
export const defaultApiUrl = 'http://127.0.0.1:4000/api';
