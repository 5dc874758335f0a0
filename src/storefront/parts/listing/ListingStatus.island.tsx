import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { defineIsland } from '../../islands/define-island.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { type ListingState, listingStore } from '../../state/listing-store.ts'

/** What a listing says of its changes without reload: how many products there are now, or that they did not come. */
export const listingStatus = defineIsland<object>({
  name: 'ListingStatus',
  wakes: 'touch',
  why: 'the listing wakes it when somebody reaches for a filter: before that there is nothing to say',
  earlyClicks: 'native',
  Component: ListingStatus,
})

function ListingStatus() {
  const state = useSyncExternalStore(subscribe, () => listingStore().state(), unknown)
  const said = <Said state={state} />
  // Beside an open dialog nothing is heard and nothing can be pressed.
  return state?.dialog == null ? said : createPortal(said, state.dialog)
}

function Said({ state }: { state: ListingState | null }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {state?.step.kind === 'still' ? state.words : ''}
      </p>
      {state?.step.kind === 'failed' && (
        <div className="listing-failed">
          <ErrorState
            text="Não foi possível atualizar os produtos. Verifique a ligação e tente outra vez."
            onRetry={state.step.again}
            href={state.step.url}
          />
        </div>
      )}
    </>
  )
}

function subscribe(listener: () => void): () => void {
  return listingStore().subscribe(listener)
}

function unknown(): null {
  return null
}
