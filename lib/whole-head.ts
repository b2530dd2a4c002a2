/**
 * A page rendered per request sends its head before its metadata are known, and writes these into the
 * body; for user agents that match `htmlLimitedBots` it waits. Lists with filters and comparisons are asked
 * for under this name, so that title, robots and canonical stand in everybody's head. A static page
 * asked for by it is rendered anew, so from outside the name is not taken.
 */
export const wholeHead = 'whole-head';
