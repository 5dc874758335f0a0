/** What others may use of identity (architecture.md, Layout). */
export { currentUser, identifyBy, type CurrentUser, type IdentityDeps } from './current-user.ts'
export { loginTokens, type LoginTokens } from './login-token.ts'
export { ADMIN_MODE_COOKIE, type User } from './user.ts'
export { signOutBy, type SignOut } from './sign-out.ts'
export type { MeLikes } from './calls.ts'
