/**
 * Where this very server answers. Not what a request says: its Host could be anybody's. Next sets
 * `PORT` to the port it took.
 */
export const ownAddress = (): string => `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
