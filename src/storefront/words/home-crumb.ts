import { paths } from '../paths.ts'

export const homeCrumb = { name: 'Início', url: paths.homepage() } as const
