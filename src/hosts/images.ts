import { loadEshops } from '#domains/eshops/contract.ts'
import { fetchedPictures, imageHost, openImages, openImageStore } from '#domains/images/contract.ts'
import { totalsOfEshops } from '#domains/reviews/contract.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { serviceOrigin } from '#platform/http/access/service-hosts.ts'
import { badgeRoutes } from '#storefront/routes/badge-routes.tsx'
import { serveAlone, type ServiceBasis } from './one-service.ts'
import { SITE_NAME } from './site-name.ts'

/** The image process: pictures in every size and shops' badges, on the image host alone. It needs no index. */

const SHOPS_EVERY_MS = 60_000

await serveAlone({ name: 'images', service: 'images' }, async (basis) => [
  imageHost({ ...basis, images: imagesOf(basis) }),
  badgesOf(basis),
])

function imagesOf({ config, dataFolder, db, clock, log }: ServiceBasis) {
  const store = openImageStore({ imagesUrl: config.imagesUrl, dataFolder })
  return openImages({ store, dataFolder, pictures: fetchedPictures(db), clock, log })
}

/** Shops' names are read now and then: a badge has nothing else of the catalogue. */
function badgesOf({ config, db, clock }: ServiceBasis): WebSide {
  let shops: Awaited<ReturnType<typeof loadEshops>> = []
  const badgeOrigin = config.hosts.images === undefined ? config.url : serviceOrigin(config, 'images')
  return {
    routes: (app) =>
      badgeRoutes(app, {
        clock,
        site: { name: SITE_NAME, url: config.url, badgeOrigin },
        star: { totals: (ids) => totalsOfEshops(db, ids) },
        eshops: { list: () => shops },
      }),
    repetitions: [
      {
        everyMs: SHOPS_EVERY_MS,
        atOnce: true,
        complaint: 'the shops of badges cannot be read',
        act: async () => {
          shops = await loadEshops(db)
        },
      },
    ],
  }
}
