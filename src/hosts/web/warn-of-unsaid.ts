import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { unsaidOf } from '#platform/config/operator.ts'

/** In production the law wants it said who runs the site; until it is, terms and privacy say "por preencher". */
export function warnOfUnsaid({ env, operator }: Pick<Config, 'env' | 'operator'>, log: Pick<Log, 'warn'>): void {
  const variables = unsaidOf(operator)
  if (env === 'production' && variables.length > 0)
    log.warn({ variables }, 'pages of words say "por preencher" where they are to say who runs the site')
}
