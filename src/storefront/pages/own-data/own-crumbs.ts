import { paths } from '../../paths.ts'

export const ownCrumbs = [
  { name: 'Início', url: paths.homepage() },
  { name: 'A sua conta', url: paths.user() },
]
