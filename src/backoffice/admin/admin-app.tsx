import { getBackOfficeMe } from '#platform/api-client/calls.ts'
import type { BackOfficeApp } from '../parts/frame/back-office-app.ts'
import { Shell } from '../parts/frame/Shell.tsx'
import { groups } from './screen.ts'
import { screens } from './screens.ts'

/** The application of who runs the site (ADR 0102). */
export const adminApp: BackOfficeApp = {
  name: 'admin',
  screens,
  loadMe: (api) => getBackOfficeMe(api, {}),
  Shell: () => <Shell screens={screens} groups={groups} brand="gestão" label="Gestão" />,
}
