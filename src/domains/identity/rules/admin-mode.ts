/** P-03: '1' where an admin has switched admin mode on (specification 9). Of nobody else it is believed. */
export const ADMIN_MODE_COOKIE = 'admin-mode-2'
export const ADMIN_MODE_SECONDS = 30 * 86_400
