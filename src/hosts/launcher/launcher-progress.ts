/** One line a stage, so that it reads the same in a terminal and in a log; the same line is not said twice in a row. */
export function createProgress(write: (line: string) => void = console.log): (stage: string, text: string) => void {
  let last = ''
  return (stage, text) => {
    const line = `${stage.padEnd(10)}  ${text}`
    if (line !== last) write(line)
    last = line
  }
}
