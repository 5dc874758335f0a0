import { defineIsland } from '../../islands/define-island.ts'
import { chosenOf, compareStore } from '../../state/compare-store.ts'
import { LIKES_KEY } from '../../state/local-likes.ts'
import { LOGIN_COOKIE } from '../../state/session-store.ts'
import { type Comparable, CompareButton, comparedBy } from './CompareButton.tsx'
import { useCompared } from './use-compare.ts'

/** 'Comparar' on a card: turns the product on and off, and only once it can says that it can be pressed. */
export const compareToggle = defineIsland<{ readonly item: Comparable; readonly label?: string }>({
  name: 'CompareToggle',
  wakes: 'visible',
  why: 'only a button that is seen has to say that its product is chosen, and a listing has 48',
  storedUnder: LIKES_KEY,
  withCookie: LOGIN_COOKIE,
  earlyClicks: 'held',
  propsIn: (html) => comparedBy(html.querySelector('button')),
  Component: CompareToggle,
})

function CompareToggle({ item, label }: { item: Comparable; label?: string }) {
  const list = useCompared()
  return (
    <CompareButton
      item={item}
      {...(label !== undefined && { label })}
      {...(list !== null && { isPressed: chosenOf(list, item) !== undefined })}
      onClick={(event) => {
        event.preventDefault()
        compareStore().toggle(item)
      }}
    />
  )
}
