import { createContext, use } from 'react'
import type { Place } from './place.ts'

const PlaceContext = createContext<Place>({ base: '', siteBase: '', siteName: '', siteUrl: '', area: '' })

export const PlaceProvider = PlaceContext.Provider

/** Where the back office stands. */
export function usePlace(): Place {
  return use(PlaceContext)
}
