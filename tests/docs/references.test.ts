/** Every reference in code and docs has a target: decisions, sections, links, and paths of files. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** The files of the project, with new ones that are not committed yet. */
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(path => path && existsSync(join(ROOT, path)))

const FOLDERS = FILES.flatMap(path => path.split('/').map((_, at, parts) => parts.slice(0, at).join('/')))
/** `npm run docs` writes them, and git leaves them out. */
const WRITTEN = ['docs/api/openapi.json', 'docs/events']
const PATHS = new Set([...FILES, ...FOLDERS, ...WRITTEN])
const NAMES = new Set(FILES.map(path => path.slice(path.lastIndexOf('/') + 1)))

const TEXTS = new Set(['.ts', '.tsx', '.js', '.cjs', '.json', '.md', '.css', '.html'])
const GENERATED = ['package-lock.json']

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

interface Found {
  at: number
  what: string
}

type Check = (text: string, path: string) => Found[]

const found = (text: string, pattern: RegExp, what: (match: RegExpMatchArray) => string | false): Found[] =>
  [...text.matchAll(pattern)].flatMap(match => {
    const problem = what(match)
    return problem ? [{ at: match.index, what: problem }] : []
  })

const numbersOf = (path: string, heading: RegExp): string[] =>
  [...read(path).matchAll(heading)].map(([, number]) => number ?? '')

const DECISIONS = numbersOf('docs/product/decisions.md', /^### D(\d+) /gm)
const SECTIONS = numbersOf('docs/product/specification.md', /^## (\d+)\. /gm)

const productDecisions: Check = text =>
  found(text, /\bD(\d{1,3})\b/g, ([cited, number]) => {
    const known = DECISIONS.includes(number ?? '')
    return !known && `${cited} has no heading in docs/product/decisions.md`
  })

/** "specification 4", also when a comment breaks the line between the two. */
const sections: Check = text =>
  found(text, /\bspecification(?:,? section)?[\s*/]+(\d+)\b/gi, ([, number]) => {
    const known = SECTIONS.includes(number ?? '')
    return !known && `specification ${number} is no section of docs/product/specification.md`
  })

const buildDecisions: Check = text =>
  found(text, /\bdecisions?[\s*/]+(\d{3})\b/gi, ([, number]) => {
    const known = FILES.some(path => path.startsWith(`docs/decisions/${number}-`))
    return !known && `decision ${number} is no file of docs/decisions`
  })

const oldNames: Check = text =>
  found(
    text,
    /\b(?:api|spec|design)[.]md\b/g,
    ([name]) => `${name} is not here: write docs/product/calls.md or specification.md`,
  )

/** Placeholders for a name: `<domain>`, `{name}`, `*`. */
const GLOB = /<[^>]*>|\{[^}]*\}|\$\{[^}]*\}|\*+/g

const escaped = (text: string): string => text.replace(/[.+()|^$[\]\\?]/g, '\\$&')

/** `functions/<domain>/table.ts` must be the path of at least one file; so must a path without placeholders. */
const exists = (path: string, among: ReadonlySet<string>): boolean => {
  const whole = path.replace(/\/$/, '')
  if (among.has(whole)) return true
  const parts = whole.split(GLOB)
  if (parts.length === 1) return false
  const pattern = new RegExp(`^${parts.map(escaped).join('[^/]+')}$`)
  return [...among].some(one => pattern.test(one))
}

const ROOMS = '(?:docs|events|functions|infra|shared|tests|web)'
const NAMED_FILE = new RegExp(
  `(?<![\\w./#@:-])${ROOMS}/(?:[\\w.@*-]|/|\\$?\\{\\w+\\}|<[\\w-]+>)+\\.(?:tsx?|js|css|html|json|md|png)\\b`,
  'g',
)

const files: Check = text =>
  found(text, NAMED_FILE, ([path]) => {
    // `**` is a tool's pattern, which may match nothing.
    return !path.includes('**') && !exists(path, PATHS) && `${path} is no file`
  })

/** Checks names between backticks: paths of folders (`infra/local`) and names of files (`book.ts`). */
const quoted: Check = text =>
  found(text, /`([^`\n]+)`/g, ([, inside = '']) => {
    if (new RegExp(`^${ROOMS}/[\\w/<>*-]*$`).test(inside))
      return !exists(inside, PATHS) && `${inside} is no folder`
    if (/^[\w<>*-]+\.(?:tsx?|md)$/.test(inside))
      return !exists(inside, NAMES) && `no file is called ${inside}`
    return false
  })

const withoutFences = (text: string): string => text.replace(/^```.*?^```/gms, '')

/** The anchors of a page, as GitHub derives them from headings. */
const anchorsOf = (path: string): string[] =>
  [...withoutFences(read(path)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )

const links: Check = (text, path) =>
  found(text, /\]\(([^)\s]+)\)/g, ([, target = '']) => {
    if (extname(path) !== '.md' || /^[a-z]+:/.test(target)) return false
    const [page = '', anchor] = target.split('#')
    const to = page ? normalize(join(dirname(path), page)).replace(/\/$/, '') : path
    if (!PATHS.has(to)) return `${target} leads nowhere`
    return anchor !== undefined && !anchorsOf(to).includes(anchor) && `${target} has no such heading`
  })

const CHECKS: readonly Check[] = [productDecisions, sections, buildDecisions, oldNames, files, quoted, links]

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

const problemsOf = (text: string, path: string): string[] =>
  CHECKS.flatMap(check => check(text, path)).map(({ at, what }) => `${path}:${lineOf(text, at)} ${what}`)

/** This file cites missing targets, to test the checks. */
const OWN = 'tests/docs/references.test.ts'

describe('references', () => {
  it('have a target, in every file of the project', () => {
    const texts = FILES.filter(path => TEXTS.has(extname(path)) && !GENERATED.includes(path) && path !== OWN)
    expect(texts.length).toBeGreaterThan(300)
    expect(texts.flatMap(path => problemsOf(read(path), path))).toEqual([])
  })

  it('find every product decision and every section once', () => {
    const numbers = DECISIONS.map(Number).sort((a, b) => a - b)
    expect(numbers).toEqual([...new Set(numbers)])
    expect(numbers.slice(0, 61)).toEqual(Array.from({ length: 61 }, (_, at) => at + 1))
    expect(SECTIONS).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  it.each([
    ['decision D99', 'D99 has no heading'],
    ['(D13, D98)', 'D98 has no heading'],
    ['specification 12', 'specification 12 is no section'],
    ['/** A rule (specification\n * 10). */', 'specification 10 is no section'],
    ['decision 999', 'decision 999 is no file'],
    ['as every call answers it (api.md)', 'api.md is not here'],
    ['// see functions/payments/gone.ts', 'functions/payments/gone.ts is no file'],
    ['functions/<domain>/gone.ts', 'functions/<domain>/gone.ts is no file'],
    ['`infra/gone`', 'infra/gone is no folder'],
    ['`gone.ts`', 'no file is called gone.ts'],
    ['[page](gone.md)', 'gone.md leads nowhere'],
    ['[page](docs/product/decisions.md#gone)', 'docs/product/decisions.md#gone has no such heading'],
  ])('without a target are reported: %j', (text, problem) => {
    expect(problemsOf(`first line\n${text}`, 'README.md')).toEqual([expect.stringMatching(/^README\.md:2 /)])
    expect(problemsOf(text, 'README.md')[0]).toContain(problem)
  })

  it.each([
    'D13, D10–D16, decision D6',
    'specification 4',
    'decision 001',
    'functions/<domain>/api.ts, functions/*/api.ts, functions/$' + '{domain}/api.ts',
    '`infra/local/providers`, `shared/`, `api.ts`, `on-<event>.ts`',
    '[page](docs/product/decisions.md#d13-cart), [folder](docs/decisions), [site](https://example.com/gone)',
  ])('with a target are not reported: %s', text => {
    expect(problemsOf(text, 'README.md')).toEqual([])
  })
})
