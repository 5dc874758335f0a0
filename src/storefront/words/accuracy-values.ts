import { AGENT_NAME, CHECK_LIMITS, REPORT_LIMITS, SCORE_RULES, WARNED_BELOW } from '#domains/accuracy/contract.ts'
import { formatCount } from '../copy/format.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What the page on the accuracy of shops takes from the code by `{{name}}`. */
export const accuracyValues: Readonly<Record<string, string>> = {
  'exatidao-leitor': AGENT_NAME,
  'exatidao-dias': formatCount(SCORE_RULES.days),
  'exatidao-meia-vida': formatCount(SCORE_RULES.halfLifeDays),
  'exatidao-minimo': formatCount(SCORE_RULES.leastReadings),
  'exatidao-partida': formatCount(SCORE_RULES.priorReadings),
  'exatidao-partida-certas': formatCount(SCORE_RULES.priorShare * 100),
  'exatidao-avisos': formatCount(SCORE_RULES.mostReportsWeight),
  'exatidao-minutos': formatCount(CHECK_LIMITS.latestMs / MINUTE_MS),
  'exatidao-por-hora': formatCount(HOUR_MS / CHECK_LIMITS.hostEveryMs),
  'exatidao-por-dia': formatCount(CHECK_LIMITS.ofShopADay),
  'exatidao-clique-horas': formatCount(REPORT_LIMITS.afterClickMs / HOUR_MS),
  'exatidao-aviso': formatCount(WARNED_BELOW * 100),
}
