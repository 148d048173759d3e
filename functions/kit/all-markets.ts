/** Stands for a market in keys, limits and events that are of the whole deployment. No market can have this id. */
export const ALL_MARKETS = '*'
