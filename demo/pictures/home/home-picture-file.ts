import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'

/** Where the pictures lie that are drawn for the demo's home page alone. */
export const HOME_PICTURES = join(projectRoot, 'demo/pictures/home')

export function homePictureFile(name: string): string {
  return join(HOME_PICTURES, `${name}.webp`)
}
