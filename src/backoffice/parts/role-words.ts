import type { ShopMember } from '#platform/api-client/calls.ts'

type Role = ShopMember['role']

export const roleWords: Readonly<Record<Role, string>> = {
  owner: 'Responsável',
  manager: 'Gestão',
  finance: 'Finanças',
  viewer: 'Só ver',
}

/** What each role may do, in one line. */
export const ROLES_EXPLAINED =
  'Responsável: tudo, também pessoas e chaves. Gestão: tudo menos isso. Finanças: vê tudo, trata de licitações e faturas. Só ver: não muda nada.'

/** As a field offers them. */
export const roleOptions = Object.entries(roleWords) as readonly (readonly [Role, string])[]
