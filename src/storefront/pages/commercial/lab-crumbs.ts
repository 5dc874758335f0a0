import { paths } from '../../paths.ts'

export const labCrumbs = [
  { name: 'Início', url: paths.homepage() },
  { name: 'Para lojas', url: paths.commercialEshop() },
]
