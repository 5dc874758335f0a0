/** M-01: what the modal of accounts shows. */
export type AuthView = 'home' | 'login' | 'registration' | 'resetPassword' | 'confirm'
