import { pageRoutes } from '../paths.ts'
import type { Page } from './page.ts'

/** One hostile or broken request of a page. */
export interface Attack {
  readonly name: string
  readonly url: string
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'TRACE'
}

const ODD_TEXTS = [
  "' or 1=1 --",
  '{"$gt":""}',
  '__proto__',
  'constructor',
  '"><script>alert(1)</script>',
  '../../etc/passwd',
  '//evil.example',
  'a\0b',
  'a\r\nX-Evil: 1',
  '\u202e',
  '😀',
  '9'.repeat(40),
  '-1',
]
/** As they stand in the address: broken escapes, what is no UTF-8, what a router or a browser may read as another path. */
const RAW_TEXTS = ['%', '%zz', '%e0%a4', '%00', '%ff%fe', '%2e%2e', '%2f%2fevil.example', '.', 'x'.repeat(900)]
/** Names that pages read, and some that no page does. */
const QUERY_KEYS = [
  'q',
  'pagina',
  'regiao',
  'ordenar',
  'v',
  'cor',
  'feed',
  'codigo-postal',
  'divisao',
  'xpto',
  'a[]',
  'utm_source',
]

/** Every address that the page's own shape suggests: each parameter of its path and each key of a query with hostile values. */
export function hostileAddresses({ name }: Pick<Page, 'name'>, url: string): readonly Attack[] {
  const [path = ''] = url.split('?', 1)
  const values = [...ODD_TEXTS.map(encodeURIComponent), ...RAW_TEXTS]
  const parts = pageRoutes[name].split('/')
  const asked = path.split('/')
  const inPath = parts.flatMap((part, at) =>
    part.startsWith(':')
      ? values.map((value): Attack => ({
          name: `${part} as ${value.slice(0, 24)}`,
          url: asked.map((own, index) => (index === at ? value : own)).join('/'),
        }))
      : [],
  )
  const inQuery = values.map((value): Attack => ({
    name: `each key as ${value.slice(0, 24)}`,
    url: `${path}?${QUERY_KEYS.map((key) => `${key}=${value.slice(0, 200)}`).join('&')}`,
  }))
  const pair = QUERY_KEYS.map((key) => `${key}=1&${key}=2`).join('&')
  return [
    ...inPath,
    ...inQuery,
    { name: 'each key twice', url: `${path}?${pair}` },
    { name: 'a query of two thousand keys', url: `${path}?${'a=&'.repeat(1_000)}` },
    { name: 'an address that is too long', url: `${path}?q=${'x'.repeat(5_000)}` },
    { name: 'two question marks', url: `${path}??a=1?b` },
    { name: 'nothing but separators', url: `${path}?&&=&` },
  ]
}

/** What a page does not do; its form takes POST. */
export function wrongMethods({ form, name }: Page): readonly NonNullable<Attack['method']>[] {
  const takesPost = form !== undefined || name === 'commercialEshop'
  return ['PUT', 'DELETE', 'PATCH', 'TRACE', ...(takesPost ? [] : (['POST'] as const))]
}
