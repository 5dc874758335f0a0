/** Islands are woken in slices no longer than this (architecture.md, Pages): a page of fifty never stands still. */
export const SLICE_MS = 8

const tasks: (() => void)[] = []
let isRunning = false

/** Runs tasks one after the other and gives the browser its turn between slices; `isUrgent`: before all others. */
export function inSlices(task: () => void, isUrgent: boolean): void {
  if (isUrgent) tasks.unshift(task)
  else tasks.push(task)
  if (!isRunning) void run()
}

async function run(): Promise<void> {
  isRunning = true
  while (tasks.length > 0) {
    runSlice()
    await nextTurn()
  }
  isRunning = false
}

function runSlice(): void {
  const endMs = performance.now() + SLICE_MS
  do tasks.shift()?.()
  while (tasks.length > 0 && performance.now() < endMs)
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
