import type { FastifyInstance } from 'fastify'
import { pageFacts } from '#platform/http/request/route-facts.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { paths } from '../paths.ts'

/** U-10 H-08: by it a browser can install the site. */
export function manifestRoutes(app: FastifyInstance, { site }: Pick<StorefrontDependencies, 'site'>): void {
  const { name, icons } = site
  const icon = (file: string | null, size: number, purpose: 'any' | 'maskable') =>
    file === null ? [] : [{ src: paths.asset(file), sizes: `${size}x${size}`, type: 'image/png', purpose }]
  const manifest = JSON.stringify({
    name,
    short_name: name,
    description: 'Móveis e decoração de muitas lojas, com o preço entregue em sua casa.',
    lang: 'pt-PT',
    id: paths.homepage(),
    start_url: paths.homepage(),
    scope: paths.homepage(),
    display: 'standalone',
    background_color: '#fbf9f5',
    theme_color: '#fbf9f5',
    icons: [
      ...icon(icons.small, 192, 'any'),
      ...icon(icons.large, 512, 'any'),
      ...icon(icons.smallMask, 192, 'maskable'),
      ...icon(icons.largeMask, 512, 'maskable'),
    ],
  })
  app.get(paths.webManifest(), { config: pageFacts() }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/manifest+json; charset=utf-8')
      .send(manifest),
  )
  const favicon = icons.small
  // Asked for by who reads no page first: crawlers, readers of feeds, old bookmarks.
  if (favicon !== null)
    app.get(paths.favicon(), { config: pageFacts() }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').redirect(paths.asset(favicon), 302),
    )
}
