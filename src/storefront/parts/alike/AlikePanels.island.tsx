import { createPortal } from 'react-dom'
import { defineIsland } from '../../islands/define-island.ts'
import { AlikePanel } from './AlikePanel.tsx'
import { useOpenedCards, useSettledPanels } from './use-alike.ts'

export interface AlikePanelsProps {
  /** Address of a picture 72 px wide (section 9) and of one for dense screens, `{path}` in place of the picture's. */
  readonly thumbnail: string
  readonly denseThumbnail: string
}

/** 'Pode também gostar de' (L-04): the panels of a list's cards, one island for all. What is clicked stands in `state/opened-cards.ts`. */
export const alikePanels = defineIsland<AlikePanelsProps>({
  name: 'AlikePanels',
  wakes: 'touch',
  why: 'it is woken by the first click on a card (client/card-clicks.ts), and most people make none',
  earlyClicks: 'held',
  Component: AlikePanels,
})

function AlikePanels(props: AlikePanelsProps) {
  const opened = useOpenedCards()
  useSettledPanels(opened)
  return (
    <div className="alike-panels">
      {opened.map((each) => createPortal(<AlikePanel opened={each} {...props} />, each.place, String(each.variantId)))}
    </div>
  )
}
