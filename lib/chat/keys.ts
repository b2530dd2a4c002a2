/** Local storage: `off` while new messages make no sound. */
export const soundKey = 'chatSound';
/** Local storage: changes when the chat's cookie did, so that other tabs connect anew. */
export const renewedKey = 'chatRenewed';
