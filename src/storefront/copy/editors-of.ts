import type { Site } from '../site.ts'

/** Who makes what no shop brings: "Equipa Poiso". */
export function editorsOf({ name }: Pick<Site, 'name'>): string {
  return `Equipa ${name}`
}
