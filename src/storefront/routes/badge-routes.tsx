import type { FastifyInstance, FastifyReply } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { countOf, ratingOf } from '#domains/reviews/contract.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import type { Clock } from '#platform/clock.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { BADGE_LEAST_REVIEWS, BADGE_SIZE, BadgeSvg, type BadgeProps, badgeText } from '../parts/reviews/BadgeSvg.tsx'
import { paths } from '../paths.ts'

/** Shops' pages ask for it with each visit: kept by browsers and caches for ten minutes, and by us for one. */
const CACHE_CONTROL = 'public, max-age=600, stale-while-revalidate=86400, stale-if-error=86400'
const KEPT_MS = 60_000

/** What a badge is made of: so little that a process without pages has it too. */
export interface BadgeSource {
  readonly clock: Clock
  readonly site: Pick<StorefrontDependencies['site'], 'name' | 'url' | 'badgeOrigin'>
  readonly star: Pick<StorefrontDependencies['star'], 'totals'>
  readonly eshops: { list(): readonly { readonly id: number; readonly slug: string; readonly name: string }[] }
}

/**
 * the badge that a shop embeds, as a picture and as a script that shows it. It answers on the host of images, any site may show it, and neither
 * sets a cookie nor asks for one.
 */
export function badgeRoutes(app: FastifyInstance, dependencies: BadgeSource): void {
  const { site } = dependencies
  const badges = keptBadges(dependencies)
  const config = { service: 'images', access: 'anyone', priority: 'image' } as const
  app.get<{ Params: { slug: string } }>('/star/eshop/:slug/badge.svg', { config }, async ({ params }, reply) =>
    openly(reply, 'image/svg+xml; charset=utf-8').send(
      renderToStaticMarkup(<BadgeSvg {...await badges(params.slug)} />),
    ),
  )
  app.get<{ Params: { slug: string } }>(
    '/star/eshop/:slug/badge.js',
    { config },
    async ({ params: { slug } }, reply) => {
      const alt = badgeText(await badges(slug))
      const shown = {
        page: site.url + paths.starEshop(slug),
        picture: site.badgeOrigin + paths.starBadge(slug, 'svg'),
        alt,
        ...BADGE_SIZE,
      }
      return openly(reply, 'text/javascript; charset=utf-8').send(scriptOf(shown))
    },
  )
}

function openly(reply: FastifyReply, type: string): FastifyReply {
  return reply
    .headers({
      'cache-control': CACHE_CONTROL,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
    })
    .type(type)
}

/** Puts the picture, as a link to the shop's page, behind the script's own element. */
function scriptOf(shown: { page: string; picture: string; alt: string; width: number; height: number }): string {
  // A name that ends a script element of whoever pastes this into a page is no such thing any more.
  const facts = JSON.stringify(shown).replaceAll('<', '\\u003c')
  return `(()=>{const b=${facts},s=document.currentScript;if(!s)return;const a=document.createElement('a');a.href=b.page;a.rel='noopener';const i=new Image(b.width,b.height);i.alt=b.alt;i.src=b.picture;a.append(i);s.after(a)})()\n`
}

function keptBadges({ star, eshops, clock, site }: BadgeSource): (slug: string) => Promise<BadgeProps> {
  const kept = new Map<number, { readonly until: number; readonly badge: Promise<BadgeProps> }>()
  const make = async (id: number, eshopName: string): Promise<BadgeProps> => {
    const totals = (await star.totals([id])).get(id)
    const count = totals === undefined ? 0 : countOf(totals)
    const rating = totals === undefined || count < BADGE_LEAST_REVIEWS ? null : ratingOf(totals)
    return { siteName: site.name, eshopName, rating, count }
  }
  return async (slug) => {
    const eshop = eshops.list().find((each) => each.slug === slug)
    if (eshop === undefined) throw new RefusedError(refusal('not_found', 'no shop has this badge'))
    const now = clock.now().getTime()
    const known = kept.get(eshop.id)
    if (known !== undefined && known.until > now) return known.badge
    const badge = make(eshop.id, eshop.name)
    badge.catch(() => kept.delete(eshop.id))
    kept.set(eshop.id, { until: now + KEPT_MS, badge })
    return badge
  }
}
