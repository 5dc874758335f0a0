import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin, Rolldown } from 'vite'

const root = import.meta.dirname
const production = { 'process.env.NODE_ENV': '"production"' }

/**
 * Processes and what they start: `launcher`, `web`, `worker`, `poiso`, `demo` where they exist, and every `*.thread.ts`
 * (a worker thread's file, under its own name). React is bundled, because outside a bundle it costs several times the CPU;
 * other packages stay in node_modules.
 */
export function serverConfig({ outDir }: { outDir: string }): InlineConfig {
  const hosts = ['launcher', 'web', 'worker', 'poiso', 'demo'].map(
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
    ssr: { noExternal: ['react', 'react-dom'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node22',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries([...hosts.filter(([, path]) => existsSync(path)), ...threads]),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  }
}

/**
 * The browser's files: `main` (src/storefront/client/main.ts), `styles` (src/storefront/styles.css) and each `X.island.tsx`
 * as `X`. Names carry a hash; what islands share (React) is a file of its own; an island is loaded by import() alone.
 */
export function browserConfig({ outDir, manifest }: { outDir: string; manifest: string }): InlineConfig {
  const fixed = [
    ['main', 'src/storefront/client/main.ts'],
    ['styles', 'src/storefront/styles.css'],
  ] as const
  const islands = globSync('src/**/*.island.tsx', { cwd: root }).map(
    (path) => [basename(path, '.island.tsx'), path] as const,
  )
  const entries = [...fixed.filter(([, path]) => existsSync(join(root, path))), ...islands]
  return {
    root,
    configFile: false,
    base: '/assets/',
    logLevel: 'warn',
    define: production,
    plugins: [react(), tailwindcss(), assetManifest(manifest)],
    build: {
      outDir: join(outDir, 'assets'),
      assetsDir: '',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      rolldownOptions: {
        input: Object.fromEntries(entries.map(([name, path]) => [name, join(root, path)])),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  }
}

/** One file that a page may name: its path under /assets/, its integrity, and what it imports at once (for modulepreload). */
type Asset = { file: string; integrity: string; imports: string[] }

/** Writes assets.json: `{ entries: { main: {file, integrity, imports}, styles: …, <Island>: … }, files: [every file of this build] }`. */
function assetManifest(path: string): Plugin {
  return {
    name: 'poiso-asset-manifest',
    writeBundle(_options, bundle) {
      const outputs = Object.values(bundle)
      const entries = Object.fromEntries(outputs.flatMap((output) => assetOf(output, bundle)))
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify({ entries, files: outputs.map((output) => output.fileName).sort() }, null, 1))
    },
  }
}

function assetOf(
  output: Rolldown.OutputChunk | Rolldown.OutputAsset,
  bundle: Rolldown.OutputBundle,
): [string, Asset][] {
  const isPageStyle = output.type === 'asset' && output.names.includes('styles.css')
  if (!isPageStyle && !(output.type === 'chunk' && output.isEntry)) return []
  const name = output.type === 'chunk' ? output.name : 'styles'
  const imports = output.type === 'chunk' ? output.imports : []
  return [
    [
      name,
      { file: output.fileName, integrity: integrityOf(output), imports: imports.filter((file) => file in bundle) },
    ],
  ]
}

function integrityOf(output: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  const content = output.type === 'chunk' ? output.code : output.source
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
