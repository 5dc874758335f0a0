import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** A page of a journey lives for a second or two: what is optimised of its scripts, and of axe, comes too late to be worth its time. */
const WITHOUT_OPTIMISING = '--js-flags=--no-opt --no-maglev'

/**
 * A Chromium for browser journeys, from npm alone (with its shared libraries and fonts), or the one of CHROMIUM_PATH.
 * Unlike the package's own flags these keep the web's security on, so that CSP and CORS are really tested. `isMeasured`: its scripts are optimised
 * as a shopper's are. Close it.
 */
export async function launchBrowser({ isMeasured = false }: { isMeasured?: boolean } = {}): Promise<Browser> {
  const own = process.env['CHROMIUM_PATH']
  const flags = isMeasured ? ['--no-sandbox'] : ['--no-sandbox', WITHOUT_OPTIMISING]
  if (own !== undefined) return chromium.launch({ executablePath: own, args: flags })
  const folder = await unpackedBrowser()
  return chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: [...flags, '--disable-gpu', '--font-render-hinting=none'],
    env: { ...process.env, ...librariesFor(folder), FONTCONFIG_PATH: join(folder, 'fonts') },
  })
}

/** Unpacked once a user and version; renamed into place whole, because two test files may come first together. */
async function unpackedBrowser(): Promise<string> {
  const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const folder = join(tmpdir(), `poiso-chromium-${version}-${process.getuid?.() ?? 0}`)
  if (existsSync(join(folder, 'chromium'))) return folder
  const aside = mkdtempSync(`${folder}-`)
  await unpackInto(aside, join(packageFolder, 'bin'))
  writeFileSync(join(aside, 'fonts/fonts.conf'), fontsConf(folder)) // the package's own names folders of its cloud only
  try {
    renameSync(aside, folder)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    if (!existsSync(join(folder, 'chromium'))) throw error // else another test file was faster
  }
  return folder
}

async function unpackInto(folder: string, archives: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium')
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder // the package unpacks into the system's temporary folder, whatever that is
  try {
    for (const archive of ['fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br', 'chromium.br'])
      await inflate(join(archives, archive))
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

function fontsConf(folder: string): string {
  const folders = ['/usr/share/fonts', join(folder, 'fonts')].map((path) => `<dir>${path}</dir>`)
  return `<?xml version="1.0"?><fontconfig>${folders.join('')}<cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`
}

/** The package's own libraries where the system lacks one. */
function librariesFor(folder: string): { LD_LIBRARY_PATH?: string } {
  const { stdout } = spawnSync('ldd', [join(folder, 'chromium')], { encoding: 'utf8' })
  return stdout?.includes('not found') ? { LD_LIBRARY_PATH: join(folder, 'al2023/lib') } : {}
}
