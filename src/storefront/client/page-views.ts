import { track } from './track.ts'

/** A page that comes back from the browser's memory loads nothing, so that no tag sees it. */
export function tellReturns(): void {
  addEventListener('pageshow', ({ persisted }) => persisted && track({ name: 'customPageView' }))
}
