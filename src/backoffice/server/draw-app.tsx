import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { Configuration } from '#platform/api-client/runtime.ts'
import { apiContext, appRoutes } from '../parts/frame/app-routes.tsx'
import type { BackOfficeApp } from '../parts/frame/back-office-app.ts'
import type { Place } from '../parts/frame/place.ts'
import { PlaceProvider } from '../parts/frame/place-context.ts'
import { titleOf } from '../parts/frame/window-title.ts'
import { type BackOfficeAssets, documentHtml } from './document-html.ts'

export interface Drawn {
  readonly status: number
  readonly html: string
  /** What was no refusal: a fault, for the log. */
  readonly faults: readonly unknown[]
}

/** Draws an application at its place for one request: its document, or where it leads to. */
export function createDraw(app: BackOfficeApp, place: Place, assets: BackOfficeAssets) {
  const routes = appRoutes(app)
  const handler = createStaticHandler(routes, { basename: place.base === '' ? '/' : place.base })
  return async (request: Request, api: Configuration): Promise<Drawn | { readonly location: string }> => {
    const requestContext = new RouterContextProvider()
    requestContext.set(apiContext, { api, base: place.base })
    const found = await handler.query(request, { requestContext })
    if (found instanceof Response) return { location: found.headers.get('location') ?? `${place.base}/` }
    const { context, faults } = withPlainErrors(found)
    const { loaderData, actionData, errors, statusCode, matches } = context
    const html = renderToString(
      <PlaceProvider value={place}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PlaceProvider>,
    )
    const shown = matches.at(-1)?.route
    const title = titleOf(shown?.handle, loaderData[shown?.id ?? ''], place)
    return {
      status: faults.length > 0 ? 500 : statusCode,
      html: documentHtml({
        title,
        html,
        handedOver: { place, loaderData, actionData, errors },
        script: assets.scripts[app.name],
        assets,
      }),
      faults,
    }
  }
}

/** An error as the browser is told of it, before anything is drawn: both draw the same. Of a fault it hears nothing but that there was one. */
function withPlainErrors(context: StaticHandlerContext): { context: StaticHandlerContext; faults: readonly unknown[] } {
  const errors = Object.entries(context.errors ?? {})
  const faults = errors.map(([, error]) => error).filter((error) => !isRouteErrorResponse(error))
  const plain = errors.map(([id, error]) => [
    id,
    isRouteErrorResponse(error)
      ? { status: error.status, statusText: error.statusText, internal: false, data: error.data as unknown }
      : { status: 500, statusText: '', internal: false, data: null },
  ])
  return { context: { ...context, errors: errors.length === 0 ? null : Object.fromEntries(plain) }, faults }
}
