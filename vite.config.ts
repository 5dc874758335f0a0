import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin, Rolldown } from 'vite'

const root = import.meta.dirname
const production = { 'process.env.NODE_ENV': '"production"' }

/**
 * Processes and what they start: `launcher`, `web`, `worker`, `search`, `images`, `clicks`, `poiso`, `demo` where they exist, and every `*.thread.ts`
 * (a worker thread's file, under its own name). React is bundled, because outside a bundle it costs several times the CPU;
 * other packages stay in node_modules.
 */
export function serverConfig({ outDir }: { outDir: string }): InlineConfig {
  const hosts = ['launcher', 'web', 'worker', 'search', 'images', 'clicks', 'poiso', 'demo'].map(
    (name) => [name, join(root, 'src/hosts', `${name}.ts`)] as const,
  )
  const threads = globSync('{src,packages,demo}/**/*.thread.ts', { cwd: root }).map(
    (path) => [basename(path, '.ts'), join(root, path)] as const,
  )
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    define: { ...production, 'import.meta.main': 'false' }, // a module that can run alone must not, once it is part of a bundle
    plugins: [react()],
    ssr: { noExternal: BUNDLED },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node22',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        onwarn: withoutDirectives,
        input: Object.fromEntries([...hosts.filter(([, path]) => existsSync(path)), ...threads]),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  }
}

interface BrowserOptions {
  outDir: string
  manifest: string
  /** development: React compares what it renders with its HTML, and complains. */
  react?: 'production' | 'development'
}

/** Of files for the browser, whatever build they are of. */
const BUILT_FILES = {
  assetsDir: '',
  emptyOutDir: false,
  copyPublicDir: false,
  target: 'baseline-widely-available',
  modulePreload: false,
  assetsInlineLimit: 0,
  cssCodeSplit: true,
} as const

/** "use client" of packages says nothing here. */
const withoutDirectives: NonNullable<Rolldown.InputOptions['onwarn']> = (warning, tell) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') tell(warning)
}

/** React, and what calls its hooks on the server: two Reacts in one process know nothing of each other. */
const BUNDLED = [
  'react',
  'react-dom',
  'react-router',
  'use-sync-external-store',
  /^@tanstack\//,
  /^@?react-(?:aria|stately)/,
  /^@internationalized\//,
]

/**
 * The browser's files: `styles` (src/storefront/styles.css) and a script for each kind of page (src/storefront/client/pages). Names
 * carry a hash. What scripts share is `base`, what islands share `shared`; an island is a chunk that they load by import(), and React one that islands share.
 */
export function browserConfig({ outDir, manifest, react: kind = 'production' }: BrowserOptions): InlineConfig {
  const pages = globSync('src/storefront/client/pages/*.ts', { cwd: root }).map(
    (path) => [basename(path, '.ts'), path] as const,
  )
  const entries = [
    ['styles', 'src/storefront/styles.css'] as const,
    ['person-styles', 'src/storefront/person.css'] as const,
    ['consent-styles', 'src/storefront/consent.css'] as const,
    ['words-styles', 'src/storefront/words.css'] as const,
    ['reviews-styles', 'src/storefront/reviews.css'] as const,
    ['reading-styles', 'src/storefront/reading.css'] as const,
    ['service-worker', 'src/storefront/service-worker/service-worker.ts'] as const,
    ['seen-strips', 'src/storefront/client/seen-strips.ts'] as const,
    ...pages,
  ]
  return {
    root,
    configFile: false,
    base: '/assets/',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify(kind) },
    oxc: { jsx: { runtime: 'automatic', development: kind === 'development' } },
    plugins: [tailwindcss(), islandFiles(), icons(), assetManifest(manifest)],
    build: {
      ...BUILT_FILES,
      outDir: join(outDir, 'assets'),
      rolldownOptions: {
        input: Object.fromEntries(entries.map(([name, path]) => [name, join(root, path)])),
        output: {
          codeSplitting: { groups: [REACT, SHARED, PARTS] },
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: ({ name }) => `${name.replace('.island', '')}-[hash].js`,
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  }
}

/**
 * The back office's files (ADR 0102): a build of their own, so that no file of the site's pages is another for it. Their manifest:
 * `{ styles, script: { file, integrity, imports }, files }`.
 */
export function backOfficeConfig({ outDir, manifest, react: kind = 'production' }: BrowserOptions): InlineConfig {
  return {
    root,
    configFile: false,
    base: '/assets/',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify(kind) },
    oxc: { jsx: { runtime: 'automatic', development: kind === 'development' } },
    plugins: [tailwindcss(), backOfficeManifest(manifest)],
    build: {
      ...BUILT_FILES,
      outDir: join(outDir, 'assets'),
      rolldownOptions: {
        onwarn: withoutDirectives,
        input: {
          'back-office-styles': join(root, 'src/backoffice/backoffice.css'),
          'back-office': join(root, 'src/backoffice/admin/start.tsx'),
          'back-office-shop': join(root, 'src/backoffice/shop/start.tsx'),
        },
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: 'back-office-[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  }
}

const REACT = {
  name: 'react',
  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]islands[\\/]hydrate-island\.tsx$/,
  includeDependenciesRecursively: false,
  priority: 2,
}
/**
 * What two scripts use, and Vite's own part of import(): `base` where a page's script is one of them, which every page loads; `shared` where
 * islands alone are. Hooks (`use-*.ts`) and components would bring React with them.
 */
const SHARED = {
  name: (id: string, modules: Modules): string =>
    id.includes('preload-helper') || isOfPages(id, modules) ? 'base' : 'shared',
  debugName: 'shared',
  test: /[\\/]src[\\/](?!.*[\\/]use-[^\\/]*$).*\.ts$|vite[\\/]preload-helper/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
  priority: 1,
}

/** Components and hooks that several islands have in common: a file of its own for each would cost a request and a start of the compression. */
const PARTS = {
  name: 'parts',
  test: /[\\/]src[\\/]storefront[\\/](?!.*\.island\.tsx$).*(?:\.tsx|[\\/]use-[^\\/]*\.ts)$/,
  minShareCount: 3,
  includeDependenciesRecursively: false,
}

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const PAGE_SCRIPT = /[\\/]client[\\/]pages[\\/]/

/** Whether a page's script has it without an import(). */
function isOfPages(id: string, modules: Modules): boolean {
  const seen = new Set<string>()
  const isReached = (each: string): boolean => {
    if (seen.has(each)) return false
    seen.add(each)
    return PAGE_SCRIPT.test(each) || (modules.getModuleInfo(each)?.importers ?? []).some(isReached)
  }
  return isReached(id)
}

/**
 * Writes into `base` which files each island needs (src/storefront/islands/island-files.ts). It may change after the hash of its name was
 * taken: it names each island's file already, whose name changes with whatever that imports.
 */
function islandFiles(): Plugin {
  return {
    name: 'poiso-island-files',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const lines = chunks.flatMap((chunk) => {
        const name = /([^/]+)\.island\.tsx$/.exec(chunk.facadeModuleId ?? '')?.[1]
        const files = [chunk, ...importsOf(chunk, bundle)].filter((each) => each.name !== 'base')
        return name === undefined ? [] : [`${name}:${files.map(({ fileName }) => fileName).join()}`]
      })
      for (const chunk of chunks) chunk.code = chunk.code.replace('@island-files@', lines.join(';'))
    },
  }
}

/** The site's icons (U-10), which no script and no style names. */
function icons(): Plugin {
  return {
    name: 'poiso-icons',
    generateBundle() {
      for (const path of globSync('src/storefront/assets/icons/*', { cwd: root }))
        this.emitFile({ type: 'asset', name: basename(path), source: readFileSync(join(root, path)) })
    },
  }
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

/** Writes assets.json: `{ styles: {file, integrity}, personStyles, consentStyles, wordsStyles, reviewsStyles, readingStyles: the same, scripts: { <kind of page>: {file, integrity, imports} }, files: [every file of this build] }`. */
function assetManifest(path: string): Plugin {
  return {
    name: 'poiso-asset-manifest',
    writeBundle(_options, bundle) {
      const outputs = Object.values(bundle)
      const sheet = (name: string) => outputs.find((output) => output.type === 'asset' && output.names.includes(name))
      const [styles, personStyles, consentStyles, wordsStyles, reviewsStyles, readingStyles] = [
        'styles.css',
        'person-styles.css',
        'consent-styles.css',
        'words-styles.css',
        'reviews-styles.css',
        'reading-styles.css',
      ].map(sheet)
      const scripts = outputs.flatMap((output) =>
        output.type === 'chunk' && output.isEntry && !output.name.endsWith('styles')
          ? [[output.name, { ...fileOf(output), imports: importsOf(output, bundle).map(fileOf) }] as const]
          : [],
      )
      mkdirSync(dirname(path), { recursive: true })
      const files = outputs.map((output) => output.fileName).sort()
      const manifest = {
        styles: styles && fileOf(styles),
        personStyles: personStyles && fileOf(personStyles),
        consentStyles: consentStyles && fileOf(consentStyles),
        wordsStyles: wordsStyles && fileOf(wordsStyles),
        reviewsStyles: reviewsStyles && fileOf(reviewsStyles),
        readingStyles: readingStyles && fileOf(readingStyles),
        scripts: Object.fromEntries(scripts),
        files,
      }
      writeFileSync(path, JSON.stringify(manifest, null, 1))
    },
  }
}

function backOfficeManifest(path: string): Plugin {
  return {
    name: 'poiso-back-office-manifest',
    writeBundle(_options, bundle) {
      const outputs = Object.values(bundle)
      const styles = outputs.find(
        (output) => output.type === 'asset' && output.names.includes('back-office-styles.css'),
      )
      const scriptOf = (name: string) => {
        const script = outputs.find((output) => output.type === 'chunk' && output.isEntry && output.name === name)
        if (script?.type !== 'chunk') throw new Error(`the back office was built without ${name}`)
        return { ...fileOf(script), imports: importsOf(script, bundle).map(fileOf) }
      }
      if (styles === undefined) throw new Error('the back office was built without its styles')
      mkdirSync(dirname(path), { recursive: true })
      const manifest = {
        styles: fileOf(styles),
        scripts: { admin: scriptOf('back-office'), shop: scriptOf('back-office-shop') },
        files: outputs.map((output) => output.fileName).sort(),
      }
      writeFileSync(path, JSON.stringify(manifest, null, 1))
    },
  }
}

/** What a chunk imports at once, and what that imports. */
function importsOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const direct = chunk.imports.flatMap((file) => {
    const imported = bundle[file]
    return imported?.type === 'chunk' ? [imported] : []
  })
  return [...new Set(direct.flatMap((each) => [each, ...importsOf(each, bundle)]))]
}

function fileOf(output: Output): { file: string; integrity: string } {
  return { file: output.fileName, integrity: integrityOf(output) }
}

function integrityOf(output: Output): string {
  const content = output.type === 'chunk' ? output.code : output.source
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
