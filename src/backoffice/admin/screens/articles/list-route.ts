import { listArticles, type ListArticlesParameters } from '#platform/api-client/calls.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { defineScreen } from '../../screen.ts'

/** B-09: all articles. */
export const articlesScreen = defineScreen({
  path: 'artigos',
  label: 'Artigos',
  group: 'Conteúdo',
  access: 'staff:content',
  load: ({ api, url }) => listArticles(api, listQueryOf<ListArticlesParameters>(url, ['state', 'category'])),
  component: async () => (await import('./ArticlesScreen.tsx')).ArticlesScreen,
})
