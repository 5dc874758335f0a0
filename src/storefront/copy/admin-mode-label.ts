/** P-03, by itself: scripts of every page hold the other labels. */
export const ADMIN_MODE_LABEL = 'Modo admin'
