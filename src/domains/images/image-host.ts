import type { Config } from '#platform/config.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { imageRoutes } from './routes.ts'
import type { ImageService } from './serving/image-service.ts'

/** The image host alone: what a process answers that has no other service, and no index. */
export function imageHost({ images, config }: { readonly images: ImageService; readonly config: Config }): WebSide {
  return { routes: (app) => imageRoutes(app, { images, https: config.url.startsWith('https:') }) }
}
