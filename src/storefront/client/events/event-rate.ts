/** Nobody does more on a page; what does is a fault or a machine. */
const A_SECOND = 10
const BURST = 30

/** Whether one more event goes through at a moment: thirty at once, ten a second. A clock that runs back gives nothing. */
export function createEventRate(): (at: number) => boolean {
  let left = BURST
  let seen = 0
  return (at) => {
    left = Math.min(BURST, left + (Math.max(0, at - seen) * A_SECOND) / 1000)
    seen = Math.max(seen, at)
    if (left < 1) return false
    left -= 1
    return true
  }
}
