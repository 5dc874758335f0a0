import { createPortal } from 'react-dom'
import { defineIsland } from '../../islands/define-island.ts'
import { AlikePanel } from './AlikePanel.tsx'
import type { Thumbnails } from './thumbnails.ts'
import { useOpenedCards, useSettledPanels } from './use-alike.ts'

/** 'Pode também gostar de' (L-04): the panels of a list's cards, one island for all. What is clicked stands in `state/opened-cards.ts`. */
export const alikePanels = defineIsland<Thumbnails>({
  name: 'AlikePanels',
  wakes: 'touch',
  why: 'it is woken by the first click on a card (client/card-clicks.ts), and most people make none',
  earlyClicks: 'held',
  Component: AlikePanels,
})

function AlikePanels(props: Thumbnails) {
  const opened = useOpenedCards()
  useSettledPanels(opened)
  return (
    <div className="alike-panels">
      {opened.map((each) => createPortal(<AlikePanel opened={each} {...props} />, each.place, String(each.variantId)))}
    </div>
  )
}
