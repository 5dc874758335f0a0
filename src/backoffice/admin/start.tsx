import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Configuration } from '#platform/api-client/runtime.ts'
import { APP_ID, HANDED_OVER_ID, type HandedOver } from './place.ts'
import { PlaceProvider } from './place-context.ts'
import { adminRoutes, apiContext } from './routes.tsx'
import { screens } from './screens.ts'

/** The browser's half: takes over what the server has drawn, and draws what follows. */
async function start(root: HTMLElement, { place, ...hydrationData }: HandedOver): Promise<void> {
  const basename = place.base === '' ? '/' : place.base
  const routes = adminRoutes(screens)
  await loadShown(routes, basename)
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData,
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(apiContext, { api: new Configuration(), base: place.base })
      return context
    },
  })
  hydrateRoot(
    root,
    <PlaceProvider value={place}>
      <RouterProvider router={router} />
    </PlaceProvider>,
    { onRecoverableError: reportError },
  )
}

/** What is on the screen must be there at once: React would find nothing where the server has drawn it. */
async function loadShown(routes: RouteObject[], basename: string): Promise<void> {
  for (const { route } of matchRoutes(routes, location, basename) ?? []) {
    const { lazy } = route
    if (lazy === undefined || typeof lazy === 'function') continue
    const Component = await lazy.Component?.()
    Object.assign(route, { Component, lazy: undefined })
  }
}

const root = document.getElementById(APP_ID)
const handedOver = document.getElementById(HANDED_OVER_ID)?.textContent
if (root !== null && handedOver != null) await start(root, JSON.parse(handedOver) as HandedOver)
