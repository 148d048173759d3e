import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { MOST_KB, sizes } from '#infra/build.ts'
import { bundle, bundleParts, filesOfStart, moduleOf } from '#infra/bundling.ts'
import { writeApiPages } from '#infra/docs/api-pages.ts'
import { allOf, loadParts } from '#infra/parts.ts'
import { rulesFor, withStyles } from '#web/build/inline-styles.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'reol-build-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Loads the files with plain node, as the cloud does. Returns the types of their handlers. */
const exportedHandlers = (files: readonly string[]): unknown => {
  const program = `console.log(JSON.stringify(await Promise.all(${JSON.stringify(files)}.map(async file => typeof (await import(file)).handler))))`
  return JSON.parse(run(program))
}

/** What a program writes, run by plain node. */
const run = (program: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })

/** What the bundle of the markets finds beside it, on a machine without native code of the image library. */
const PICTURE = `
import sharp from 'sharp'
const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#886644' } })
const { format, width } = await sharp(await picture.webp().toBuffer()).metadata()
console.log(JSON.stringify({ isWasm: 'emscripten' in sharp.versions, format, width }))`

describe('npm run build', () => {
  it('bundles every function so that it exports its handler and is small enough', async () => {
    const parts = allOf(await loadParts())
    const bundles = await bundleParts(ROOT, folder, parts)
    expect(bundles.map(({ name }) => name)).toEqual(parts.map(({ name }) => name))
    expect(sizes(bundles).tooLarge).toEqual([])
    const files = bundles.map(({ file }) => pathToFileURL(file).href)
    expect(exportedHandlers(files)).toEqual(files.map(() => 'function'))
    expect(globSync(join(folder, '*/node_modules')).sort()).toEqual(
      ['feeds-worker', 'markets', 'shelves'].map(name => join(folder, name, 'node_modules')),
    )
    const program = join(folder, 'markets/picture.mjs')
    writeFileSync(program, PICTURE)
    const made = execFileSync(process.execPath, [program], { encoding: 'utf8' })
    expect(JSON.parse(made)).toEqual({ isWasm: true, format: 'webp', width: 40 })
  }, 300_000)

  it.each(['bookings', 'payments'])('starts %s with what visitors who book call', async domain => {
    const file = join('dist', 'start', domain, 'index.mjs')
    const { metafile } = await bundle(ROOT, file, moduleOf({ handler: `functions/${domain}/api.ts` }), {
      write: false,
    })
    const sources = (outputs: readonly string[]) =>
      outputs.flatMap(path => Object.keys(metafile.outputs[path]?.inputs ?? {}))
    const lazy = `functions/${domain}/lazy-calls.ts`
    expect(sources(Object.keys(metafile.outputs))).toContain(lazy)
    expect(sources(filesOfStart(file, metafile))).not.toContain(lazy)
  })

  it('names the functions that are too large', () => {
    const bundle = (name: string, minifiedKb: number) => ({
      name,
      file: '',
      minifiedKb,
      gzippedKb: 1,
    })
    const { table, tooLarge } = sizes([bundle('small', MOST_KB), bundle('large', MOST_KB + 0.1)])
    expect(tooLarge).toEqual(['large'])
    expect(table.split('\n')).toHaveLength(4)
  })

  it('writes the pages of /api/docs/ with everything that they load', async () => {
    await writeApiPages(folder)
    const html = readFileSync(join(folder, 'api/docs/index.html'), 'utf8')
    const loaded = [...html.matchAll(/href="(\/[^"]+)"/g)].map(([, path]) => path ?? '')
    expect(loaded.sort()).toEqual(['/api/docs/openapi.json', '/api/docs/style.css'])
    expect(loaded.filter(path => !existsSync(join(folder, path)))).toEqual([])
    expect(JSON.parse(readFileSync(join(folder, 'api/docs/openapi.json'), 'utf8')).openapi).toBe('3.1.0')
    expect(existsSync(join(folder, 'api/docs/events/bookings-paid.v1.json'))).toBe(true)
  })
})

describe('the styles in the pages themselves', () => {
  const read = (path: string) => readFileSync(join(ROOT, 'web', path), 'utf8')
  const pages = ['login', 'public', 'user', 'admin_section'].map(page => read(`${page}/index.html`))
  const [login = '', home = ''] = pages
  const firstView = read('kit/first-view.css')

  it('are written into every page, and no page waits for a file', () => {
    for (const page of pages) {
      const built = withStyles(page, read)
      expect(built).not.toContain('<style src')
      expect(built).toContain('<style>noscript{')
    }
    expect(withStyles(login, read)).toContain('<style>body{margin:0;background:#faf7f2;')
  })

  it('look alike in both first views, which have no rule that they do not use', () => {
    const [ofLogin, ofHome] = [rulesFor(login, firstView), rulesFor(home, firstView)]
    for (const rule of ofHome.match(/[^{}]+\{[^{}]*\}/g) ?? []) expect(ofLogin).toContain(rule)
    expect(ofLogin).toContain('@media (min-width:62em){#first .step{')
    for (const unused of ['.hero', '.picture', '.message', '.book', 'header img', '62em'])
      expect(ofHome).not.toContain(unused)
  })

  it('have no rule that neither first view uses', () => {
    const rules = (css: string) => css.match(/#[^{}]+(?=\{)/g)?.length
    expect(rules(rulesFor(login, firstView))).toBe(rules(firstView.replace(/\/\*[\s\S]*?\*\//g, '')))
  })
})
