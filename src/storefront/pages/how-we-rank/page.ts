import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { HowWeRankPage } from './HowWeRankPage.tsx'

/** G-02: what decides the order of listings, drawn from the table that decides it. */
export const howWeRankPage = definePage({
  id: 'G-02',
  name: 'howWeRank',
  access: 'anyone',
  cache: 'shared',
  address: ({ path }) => ({ canonical: path }),
  load: () => ({ props: {} }),
  head: () => ({
    title: 'Como ordenamos',
    description: 'O que decide a ordem das listagens, com o peso de cada critério e o dos pagamentos: nenhum.',
    canonical: paths.howWeRank(),
    robots: 'index, follow',
  }),
  Page: HowWeRankPage,
  sitemap: () => [paths.howWeRank()],
})
