import { paths } from '../../paths.ts'

/** Of the pages below a person's own. */
export const ACCOUNT_CRUMBS = [
  { name: 'Início', url: paths.homepage() },
  { name: 'A sua conta', url: paths.user() },
]
