/** Islands are woken in slices no longer than this (architecture.md, Pages): a page of fifty never stands still. */
export const SLICE_MS = 8

const urgent: (() => void)[] = []
const others: (() => void)[] = []
let isRunning = false

/** Runs tasks one after the other and gives the browser its turn between slices; `isUrgent`: before all that are not. */
export function inSlices(task: () => void, isUrgent: boolean): void {
  if (isUrgent) urgent.push(task)
  else others.push(task)
  if (!isRunning) void run()
}

async function run(): Promise<void> {
  isRunning = true
  while (isAnyLeft()) {
    runSlice()
    await nextTurn()
  }
  isRunning = false
}

function runSlice(): void {
  const endMs = performance.now() + SLICE_MS
  do (urgent.shift() ?? others.shift())?.()
  while (isAnyLeft() && performance.now() < endMs)
}

function isAnyLeft(): boolean {
  return urgent.length + others.length > 0
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
