/**
 * Starts counting the milliseconds that this process works, all its threads together; the answer tells how many by now. For
 * tests of what something costs: what else the machine does makes it no longer.
 */
export function cpuClock(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}
