/**
 * Bundles a function into a file. Beside it lie what it imports only when it needs it, and the packages that cannot be
 * bundled. Cloud and `npm run build` use this same code, all functions in one process.
 */
import { readFileSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, type BuildResult, build, type Metafile, type Plugin } from 'esbuild'
import type { Entry, Part } from './parts.ts'

/** CommonJS packages load node's own modules with `require`, which an ES module does not have. */
const REQUIRE = "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);"

/** The folder of all bundles, from the project's root. */
export const BUNDLES = join('dist', 'functions')

/**
 * Packages that load files of their own, and the packages to start from when they are copied. The image library runs as
 * WebAssembly in the cloud: npm installs native code for the machine that builds, which need not be of Lambda's kind.
 */
const BESIDE: Record<string, readonly string[]> = { sharp: ['sharp', '@img/sharp-wasm32'] }

/** Where the SDK finds credentials outside Lambda, which has them in the environment. It imports these on demand only. */
const ELSEWHERE = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
]

/**
 * Packages that our code makes other packages not call: the cleaner of HTML reads styles with one, and we allow none. The
 * library of PDF files unpacks WOFF2 fonts with the other (0.5 MB), and ours are TTF.
 */
const NEVER_CALLED = { postcss: './infra/never-called.ts', 'brotli/decompress.js': './infra/never-called.ts' }

const FIGTREE = '@expo-google-fonts/figtree'
const NOTO_SANS = '@expo-google-fonts/noto-sans'

/** The fonts of documents, which functions/kit/pdf/fonts.ts reads as files: here with their bytes. */
const FONTS = `
import regular from '${FIGTREE}/400Regular/Figtree_400Regular.ttf'
import bold from '${FIGTREE}/600SemiBold/Figtree_600SemiBold.ttf'
import wideRegular from '${NOTO_SANS}/400Regular/NotoSans_400Regular.ttf'
import wideBold from '${NOTO_SANS}/600SemiBold/NotoSans_600SemiBold.ttf'
export const fonts = () => ({ regular, bold, wideRegular, wideBold })`

const withFonts: Plugin = {
  name: 'fonts',
  setup: ({ onLoad, initialOptions: { absWorkingDir = '' } }) =>
    onLoad({ filter: /[\\/]kit[\\/]pdf[\\/]fonts\.ts$/ }, () => ({
      contents: FONTS,
      loader: 'js',
      resolveDir: absWorkingDir,
    })),
}

/** Copies the packages that a bundle imports at run time into its own `node_modules`, in the places where npm put them. */
const copyPackages = async (root: string, folder: string, { outputs }: Metafile): Promise<void> => {
  const imported = Object.values(outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  const starts = [...new Set(imported)].flatMap(name => BESIDE[name] ?? [])
  const packages = new Set(starts.flatMap(name => packagesFrom(name, join(root, 'package.json'))))
  for (const path of packages) {
    await cp(path, join(folder, relative(root, path)), { recursive: true })
  }
}

/** The folder of a package and of those that it depends on. */
const packagesFrom = (name: string, from: string): string[] => {
  const found = findPackageJSON(name, from)
  if (!found) throw new Error(`${name} is not installed`)
  const { dependencies = {} } = JSON.parse(readFileSync(found, 'utf8'))
  return [dirname(found), ...Object.keys(dependencies).flatMap(inner => packagesFrom(inner, found))]
}

export interface Bundle {
  name: string
  file: string
  minifiedKb: number
  gzippedKb: number
}

const OPTIONS: BuildOptions = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  minify: true,
  mainFields: ['module', 'main'],
  alias: NEVER_CALLED,
  banner: { js: REQUIRE },
  logLevel: 'silent',
}

interface BundleOptions {
  /** Packages that are left out. */
  elsewhere?: readonly string[]
  /** False: one file, which holds what is imported on demand, too. */
  splitting?: boolean
  write?: boolean
}

/** Bundles the text of a module, with paths from `root`, into `file`. Returns esbuild's record of its inputs. */
export const bundle = (
  root: string,
  file: string,
  contents: string,
  { elsewhere = ELSEWHERE, splitting = true, write = true }: BundleOptions = {},
): Promise<BuildResult<{ metafile: true }>> =>
  build({
    ...OPTIONS,
    stdin: { contents, resolveDir: root },
    absWorkingDir: root,
    outdir: dirname(file),
    entryNames: basename(file, '.mjs'),
    chunkNames: 'part-[hash]',
    outExtension: { '.js': '.mjs' },
    // What a function imports when it is first needed, as for the files that it makes, is no part of its start.
    splitting,
    external: [...Object.keys(BESIDE), ...elsewhere],
    plugins: [withFonts],
    loader: { '.ttf': 'binary' },
    metafile: true,
    write,
  })

/** The folder of a part's bundle. Lambda loads `index.handler` from it. */
export const bundleFolder = (folder: string, { name }: Pick<Part, 'name'>): string => join(folder, name)

/** The files that a bundle loads when it starts: itself, and what these import. Paths from the project's root. */
export const filesOfStart = (file: string, { outputs }: Metafile): string[] => {
  const found = new Set([file])
  for (const path of found) {
    for (const { path: imported, kind, external } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && !external) found.add(imported)
  }
  return [...found]
}

const readStart = async (root: string, file: string, metafile: Metafile): Promise<Buffer> => {
  const files = filesOfStart(relative(root, file), metafile)
  return Buffer.concat(await Promise.all(files.map(path => readFile(join(root, path)))))
}

/** Bundles each part into `<folder>/<name>/index.mjs`. Throws esbuild's own error when a bundle fails. */
export const bundleParts = (root: string, folder: string, parts: readonly Part[]): Promise<Bundle[]> =>
  Promise.all(
    parts.map(async part => {
      const file = join(bundleFolder(folder, part), 'index.mjs')
      const { metafile } = await bundle(root, file, moduleOf(part.entry))
      await copyPackages(root, dirname(file), metafile)
      const bytes = await readStart(root, file, metafile)
      return {
        name: part.name,
        file,
        minifiedKb: bytes.length / 1024,
        gzippedKb: gzipSync(bytes).length / 1024,
      }
    }),
  )

/** The source of the module that exports the handler. infra/local/functions.ts makes the same handler directly. */
export const moduleOf = (entry: Entry): string => {
  if ('handler' in entry) return `export { handler } from './${entry.handler}'`
  if ('listeners' in entry) {
    return [
      `import { ${entry.made} } from './functions/kit/${entry.made}.ts'`,
      `export const handler = ${entry.made}(${JSON.stringify(entry.listeners)})`,
    ].join('\n')
  }
  return [
    "import { worker } from './functions/kit/worker.ts'",
    ...entry.subscribers.map((file, nth) => `import subscriber${nth} from './${file}'`),
    `export const handler = worker([${entry.subscribers.map((_, nth) => `subscriber${nth}`).join(', ')}])`,
  ].join('\n')
}
