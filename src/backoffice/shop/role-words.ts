import type { ShopMember } from '#platform/api-client/calls.ts'

type Role = ShopMember['role']

/** What roles are called, and what each may do. */
export const roleWords: Readonly<Record<Role, string>> = {
  owner: 'Responsável: tudo, também pessoas e chaves',
  manager: 'Gestão: feed, ofertas, condições, respostas e licitações',
  finance: 'Finanças: vê tudo, trata de licitações e faturas',
  viewer: 'Só ver',
}

/** As a field offers them. */
export const roleOptions = Object.entries(roleWords) as readonly (readonly [Role, string])[]
