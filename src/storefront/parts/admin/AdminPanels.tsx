import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { type AdminScores, openAdminScores } from '../../state/admin-scores.ts'
import { type AdminCard, adminCards } from './admin-cards.ts'
import { AdminPanel } from './AdminPanel.tsx'
import { listingCategory } from './listing-category.ts'
import './admin-mode.css'

/**
 * L-14: panels on all cards of the page, each where data of it came. Loaded when an admin has switched admin mode on (P-03), and by
 * nobody else.
 */
export function AdminPanels({ origin }: { readonly origin: string }) {
  const { current, subscribe } = adminCards()
  const cards = useSyncExternalStore(subscribe, current)
  const scores = useScores(origin)
  return cards.map((card) =>
    createPortal(<CardPanel card={card} scores={scores} origin={origin} />, card.place, card.key),
  )
}

/** Of the listing that stands there now: one that moves is another, with other places. */
function useScores(origin: string): AdminScores {
  const [kept] = useState(() => new Map<string, AdminScores>())
  const { pathname } = location
  const known = kept.get(pathname)
  if (known !== undefined) return known
  const opened = openAdminScores(origin, () => listingCategory(pathname))
  kept.set(pathname, opened)
  return opened
}

function CardPanel({ card, scores, origin }: { card: AdminCard; scores: AdminScores; origin: string }) {
  const { variantId } = card
  useEffect(() => scores.want(variantId), [scores, variantId])
  const score = useSyncExternalStore(scores.subscribe, () => scores.of(variantId))
  return score === null ? null : <AdminPanel card={card} score={score} origin={origin} />
}
