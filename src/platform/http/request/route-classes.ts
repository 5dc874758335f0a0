/**
 * Who may call a route. A route without it fails at start: deny by default (reliability.md 12). `eshop` is a person of a
 * shop who has signed in, `eshop-token` a shop's own program with its token.
 */
export type Access = 'anyone' | 'user' | 'eshop' | 'admin' | 'eshop-token'

/**
 * The class of a route: what gives way to what under overload (reliability.md O1). Health is never refused. Then come
 * clicks and pages; then pictures, which wait for shops' servers and for each other and so have places of their own;
 * then API calls (facets); last what nobody waits for (impressions, suggestions).
 */
export type Priority = 'health' | 'click' | 'page' | 'image' | 'api' | 'background'
