import { definePage } from '../../page/page.ts'
import { OfflinePage } from './OfflinePage.tsx'

/** T-06: what a browser shows without a connection; its service worker keeps it. */
export const offlinePage = definePage({
  id: 'T-06',
  name: 'offline',
  access: 'anyone',
  cache: 'shared',
  head: () => ({
    title: 'Sem ligação',
    description: 'A página pedida não pode ser lida sem ligação à internet.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: OfflinePage,
})
