/** The build writes here what each island's chunk needs beside the page's own script: `Name:file,file;…` (vite.config.ts). */
const FILES = '@island-files@'

const filesByIsland = new Map(
  FILES.split(';').map((line) => {
    const [name = '', files = ''] = line.split(':')
    return [name, files.split(',')] as const
  }),
)

/** Names under /assets/. */
export function filesOfIsland(name: string): readonly string[] {
  return filesByIsland.get(name) ?? []
}
