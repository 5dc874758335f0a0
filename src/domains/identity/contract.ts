/** What others may use of identity (architecture.md, Layout). */
export { claimsSchema, type Claims } from './claims.ts'
export { currentUser, identifyBy, type CurrentUser, type IdentityDeps } from './current-user.ts'
export { loginTokens, LOGIN_COOKIE, type LoginTokens } from './login-token.ts'
export { openSession, sessionCookieName, type OpenedSession } from './sessions.ts'
export { ADMIN_MODE_COOKIE, hashedEmail, isAdminOf, userFromClaims, type User } from './user.ts'
