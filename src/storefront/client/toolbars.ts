/** A card's tools are one stop of the keyboard: arrow keys go round among them, Home and End to the first and the last (ARIA toolbar). */
export function moveInToolbars(root: Document): void {
  root.addEventListener('keydown', (event) => {
    const bar = event.target instanceof Element ? event.target.closest('[role=toolbar]') : null
    if (bar === null) return
    const tools = [...bar.querySelectorAll('button')]
    const at = tools.indexOf(event.target as HTMLButtonElement)
    const next = nextOf(event.key, at, tools.length)
    if (at < 0 || next === null) return
    event.preventDefault()
    tools[next]?.focus()
  })
}

function nextOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
