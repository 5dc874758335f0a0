/** Roles of the back office, as people read them; an admin's first. */
export const roleWords = {
  admin: 'Administração',
  feeds: 'Lojas e feeds',
  content: 'Conteúdo',
  moderation: 'Moderação',
  finance: 'Finanças',
} as const
export type RoleName = keyof typeof roleWords
export const roleNames = Object.keys(roleWords) as RoleName[]

export function rolesText(roles: readonly RoleName[]): string {
  return roles.length === 0 ? '–' : roles.map((role) => roleWords[role]).join(', ')
}
