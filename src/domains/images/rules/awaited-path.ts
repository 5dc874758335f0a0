/** Whether what lies under this path may not be here yet: until it is, an empty place of its shape is sent (README, Addresses). */
export function isAwaitedPath(path: string): boolean {
  return /\/s[1-9]\d*$/.test(path)
}
