/**
 * Script entries, one for each kind of page: `client/pages/<kind>.ts`. A page names its own (`definePage({ script: 'listing' })`);
 * which islands it holds needs no declaration, because each island brings its code itself.
 */
export const pageScripts = ['words', 'cards', 'listing', 'product', 'compare', 'lab', 'person', 'star'] as const

export type PageScript = (typeof pageScripts)[number]
