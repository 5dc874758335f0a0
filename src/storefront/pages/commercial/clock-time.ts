const time = new Intl.DateTimeFormat('pt-PT', { timeZone: 'Europe/Lisbon', hour: '2-digit', minute: '2-digit' })

/** '14:05', in Portugal. */
export function clockTime(at: Date): string {
  return time.format(at)
}
