import { whenIdle } from '../../islands/wake-signals.ts'

/** What tells of experiments comes late, and only to pages that show one. */
export function startExperiments({ body }: Document): void {
  const { experiments } = body.dataset
  if (experiments !== undefined)
    whenIdle(() => void import('./page-experiments.ts').then(({ tellPage }) => tellPage(experiments), ignore))
}

/** The page is what it is; it is not counted. */
function ignore(): void {}
