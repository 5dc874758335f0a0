/**
 * Starts counting the processor time of this process, all threads together; the returned function gives the
 * milliseconds so far. For tests of cost: other work on the machine does not make it longer.
 */
export function cpuClock(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}
