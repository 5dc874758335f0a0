import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot as root } from '#platform/project-root.ts'

/** What must arrive as an argument or stand in one place only, and the one file where it may be written. */
const HABITS: readonly { pattern: RegExp; where: RegExp; except: RegExp; why: string }[] = [
  {
    pattern: /\bnew Date\(\)|\bDate\.now\(\)/,
    where: /^(src|packages)\//,
    except: /^src\/platform\/clock\.ts$|^src\/hosts\/|\.island\.tsx$|^src\/storefront\/client\//,
    why: 'time comes in as a Clock',
  },
  {
    pattern: /\bMath\.random\(\)/,
    where: /^(src|packages|demo)\//,
    except: /^src\/platform\/|\.island\.tsx$|^src\/storefront\/client\//,
    why: 'randomness comes in as an argument',
  },
  {
    pattern: /\bpg_(?:try_)?advisory_|\b7_?406_?2\d\d\b/i,
    where: /./,
    except: /^src\/platform\/database\/advisory-locks\.ts$/,
    why: 'an advisory lock has its name and number in platform/database/advisory-locks.ts',
  },
  {
    pattern: /\bpg_temp\.(?!backfill\b)|\btemporary table (?!backfill\b)/,
    where: /^src\/(?!platform\/).*\.tsx?$/,
    except: /^src\/domains\/offers\/snapshot\//,
    why: 'the temporary tables of a snapshot are known to offers/snapshot alone',
  },
  {
    pattern: /(?<!label: '|")\b(?:48 horas|30 dias|24 horas|6 em 6 horas)\b/,
    where: /^src\/(storefront|domains)\//,
    except: /^src\/domains\/(?:catalogue|feeds\/values)\//,
    why: "a page words a rule's figure from its constant (offers/rules, feeds/rules)",
  },
  {
    pattern: /\bto_char\((?:\w+\.)?(?:at|since|\w+_at)\s*,/,
    where: /^src\//,
    except: /^$/,
    why: 'the day of a moment is written out in a zone that is named (at time zone)',
  },
  { pattern: /\bTODO\b(?!.*#\d)/, where: /./, except: /^tools\/check\/habits/, why: 'a TODO carries an issue number' },
]

/** Habits that a linter does not know (style.md 13 and 27), and that no two advisory locks share a number. Gives one line a violation. */
export function checkHabits(): string[] {
  const files = globSync('{src,packages,demo,tools,deploy}/**/*.{ts,tsx,mjs,sql}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  })
  return files
    .sort()
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => checkHabitsOf(file, readFileSync(join(root, file), 'utf8')))
}

/** The violations of one file's text. */
export function checkHabitsOf(file: string, text: string): string[] {
  const applicable = HABITS.filter(({ where, except }) => where.test(file) && !except.test(file))
  return text
    .split('\n')
    .flatMap((line, index) =>
      applicable.filter(({ pattern }) => pattern.test(line)).map(({ why }) => `${file}:${index + 1}: ${why}`),
    )
}
