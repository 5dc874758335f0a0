/** Waits for work to end, but so long at most. */
export async function endInTime(work: Promise<unknown>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, patienceMs)))
  await Promise.race([work, patience])
  clearTimeout(timer)
}
