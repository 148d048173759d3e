/** How a function becomes one file: the cloud and `npm run build` bundle alike. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BuildResult, build } from 'esbuild'
import type { Part } from './parts.ts'

/** What both are told, in the words that CDK and esbuild share. */
export const BUNDLING = {
  target: 'node24',
  minify: true,
  mainFields: ['module', 'main'],
  // Packages that are still CommonJS ask for node's own modules with require, which a module does not have.
  banner: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
}

export interface Bundle {
  name: string
  file: string
  minifiedKb: number
  gzippedKb: number
}

/** Bundles one module of `root` into `file`, with what esbuild knows of where it came from. */
export const bundle = (
  root: string,
  file: string,
  from: { entryPoints: [string] } | { stdin: { contents: string; resolveDir: string } },
): Promise<BuildResult<{ metafile: true }>> =>
  build({
    ...from,
    ...BUNDLING,
    banner: { js: BUNDLING.banner },
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: file,
    metafile: true,
    logLevel: 'silent',
  })

/** Each part as `<folder>/<name>.mjs`. Throws esbuild's own words when one cannot be bundled. */
export const bundleParts = (root: string, folder: string, parts: readonly Part[]): Promise<Bundle[]> =>
  Promise.all(
    parts.map(async ({ name, entry }) => {
      const file = join(folder, `${name}.mjs`)
      await bundle(root, file, { entryPoints: [entry] })
      const bytes = await readFile(file)
      return { name, file, minifiedKb: bytes.length / 1024, gzippedKb: gzipSync(bytes).length / 1024 }
    }),
  )
