const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 86_400

const narrow = new Intl.RelativeTimeFormat('pt-PT', { numeric: 'always', style: 'short' })

/** "verificado há 3 h": the server prints the moment, so that its pages are the same bytes for everyone; here it is worded. */
export function wordRelativeTimes(root: ParentNode, now: Date): void {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-relative]')) {
    const seconds = Math.max(0, (now.getTime() - Date.parse(time.dateTime)) / 1000)
    if (Number.isNaN(seconds)) continue
    time.title = time.textContent ?? ''
    time.textContent = wordsFor(seconds)
  }
}

/** "há 3 h", "há 12 min", "há 2 dias"; below a minute "agora mesmo". */
export function wordsFor(seconds: number): string {
  if (seconds < MINUTE_S) return 'agora mesmo'
  if (seconds < HOUR_S) return narrow.format(-Math.floor(seconds / MINUTE_S), 'minute')
  return seconds < DAY_S
    ? narrow.format(-Math.floor(seconds / HOUR_S), 'hour')
    : narrow.format(-Math.floor(seconds / DAY_S), 'day')
}
