/** Base of the calls as this server reaches it, when `API_URL` does not say otherwise. */
export const defaultApiUrl = 'http://127.0.0.1:4000/api';
