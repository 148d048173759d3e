/**
 * The three languages have the same texts: every text that a screen uses, and no others. Each page loads exactly the
 * texts that it can show.
 */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WORDS } from '#infra/local/providers/elavon/window-words.ts'
import { filesLike, load } from '#infra/modules.ts'
import { type Contract, refusalsOf } from '#shared/kit/contract.ts'
import { INTERNAL_ERROR } from '#shared/kit/reasons.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { staffCalls } from '#shared/markets/staff-calls.ts'
import { domainsStartedWith } from '#web/build/entry-texts.ts'
import { TECHNICAL } from '#web/markets/history/change-lines.ts'
import { foreignWords } from '../read/foreign-words.ts'
import { allReasons, reasonsByDomain } from '../read/reasons.ts'
import { domainsOf, TEXTS, textsOf } from './all-texts.ts'
import { callsIn, filesIn, keysUsedIn, screensFrom, sourceOf, WEB } from './sources.ts'

const { en } = TEXTS
const PAGES = ['public', 'login', 'user', 'admin_section'] as const

/** The server sends codes and names of fields, so no source names these texts. */
const DYNAMIC = ['codes.', 'fields.']
/** What no entry of the history says: it does not change, or another field says it. */
const NEVER_TOLD = new Set([
  ...TECHNICAL,
  'supportCountry',
  'currencyCode',
  'timeZone',
  'vatPercent',
  'paymentTerms',
  'missing',
  'pendingBookingRequests',
  'proof',
  'unseenMessagesNumber',
])
const PLURAL = /_(one|other)$/

/** The files of texts that the pages of visitors and tenants know, in the order of the sources. */
const visitorsFiles = (): string[] =>
  ['language.ts', 'tenant-files.ts'].flatMap(file => {
    const [, names = ''] = /'\.\/\{da,de,en\}\/\{([^}]+)\}\.ts'/.exec(sourceOf(join(WEB, 'i18n', file))) ?? []
    return names.split(',')
  })

const placeholders = (text = ''): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort()

describe('texts', () => {
  const keys = Object.keys(en)
  const spoken = new Set(keys.map(key => key.replace(PLURAL, '')))
  const used = new Set(filesIn(WEB).flatMap(path => keysUsedIn(sourceOf(path))))

  it.each(['da', 'de'] as const)('%s has the keys of English', language => {
    expect(Object.keys(TEXTS[language]).sort()).toEqual([...keys].sort())
  })

  it.each(['da', 'de'] as const)('%s has the placeholders of English', language => {
    for (const key of keys) {
      expect({ key, has: placeholders(TEXTS[language][key]) }).toEqual({ key, has: placeholders(en[key]) })
    }
  })

  it.each(['da', 'de', 'en'] as const)('%s leaves no text empty', language => {
    expect(Object.entries(TEXTS[language]).filter(([, text]) => !text.trim())).toEqual([])
  })

  it('keep the word E-Mail of a German title on one line', () => {
    const titles = Object.entries(TEXTS.de).filter(([key]) => /title/i.test(key))
    expect(titles.filter(([, text]) => text.includes('E-Mail'))).toEqual([])
  })

  it('name the fields of a friend so that a refusal reads well after the name', () => {
    const names = ['friend', 'friendEmail', 'name', 'phone'].map(field => `handover.${field}`)
    const asked = (['da', 'de', 'en'] as const).flatMap(of =>
      names.filter(key => TEXTS[of][key]?.endsWith('?')),
    )
    expect(asked).toEqual([])
  })

  it('have a text for every code of the server', async () => {
    const codes = [INTERNAL_ERROR, ...(await allReasons()).map(({ code }) => code)]
    expect(codes.length).toBeGreaterThan(40)
    expect(codes.filter(code => !keys.includes(`codes.${code}`))).toEqual([])
  })

  it('name every field of the calls with which staff change the market', () => {
    const fields = Object.values(staffCalls).flatMap(call =>
      'body' in call ? Object.keys(call.body.shape) : [],
    )
    expect(fields).toContain('image')
    expect(fields.filter(field => !keys.includes(`fields.${field}`))).toEqual([])
  })

  it('name every setting that the history tells of', () => {
    const told = Object.keys(settingsCalls.readSettings.answer.shape).filter(field => !NEVER_TOLD.has(field))
    const keysOf = Object.keys(settingsCalls.changeSettings.body.shape).filter(
      field => !NEVER_TOLD.has(field),
    )
    expect([...told, ...keysOf].filter(field => !keys.includes(`fields.${field}`))).toEqual([])
  })

  it('have every key that a screen uses', () => {
    expect([...used].filter(key => !spoken.has(key))).toEqual([])
  })

  it('have no unused key', () => {
    expect(
      [...spoken].filter(key => !used.has(key) && !DYNAMIC.some(prefix => key.startsWith(prefix))),
    ).toEqual([])
  })
})

describe('the files of the texts', async () => {
  const domains = domainsOf('en')
  const files = await Promise.all(
    domains.map(async domain => ({ domain, keys: Object.keys(await textsOf('en', domain)) })),
  )
  const all = files.flatMap(({ keys }) => keys)

  it.each(['da', 'de'] as const)(
    '%s has a file for each domain, with the same keys in it',
    async language => {
      expect(domainsOf(language)).toEqual(domains)
      for (const { domain, keys } of files)
        expect(Object.keys(await textsOf(language, domain)).sort(), domain).toEqual([...keys].sort())
    },
  )

  it('have each text once, in the file of its domain', () => {
    expect(all.length).toBe(new Set(all).size)
    const strange = files.flatMap(({ domain, keys }) =>
      keys.filter(key => ![`${domain}.`, ...DYNAMIC].some(prefix => key.startsWith(prefix))),
    )
    expect(strange).toEqual([])
  })

  // A file of no domain holds what only some screens show, such as forms.
  it('have the text of a reason to refuse in no file of another domain', async () => {
    const homes = new Map(files.flatMap(({ domain, keys }) => keys.map(key => [key, domain] as const)))
    const reasons = await reasonsByDomain()
    const naming = new Set(reasons.map(({ domain }) => domain))
    const astray = reasons.filter(({ domain, reason }) => {
      const home = homes.get(`codes.${reason.code}`) ?? ''
      return home !== 'kit' && home !== domain && naming.has(home)
    })
    expect(astray).toEqual([])
  })
})

describe('each page loads the texts that it can show', async () => {
  const homes = new Map<string, string>()
  for (const domain of domainsOf('da'))
    for (const key of Object.keys(await textsOf('da', domain))) homes.set(key.replace(PLURAL, ''), domain)

  /** The files with the texts of a call's refusals, by the name of the call. */
  const refusing = new Map<string, string[]>()
  for (const path of filesLike('shared/*/{contract,*-calls}.ts')) {
    for (const [name, contract] of Object.entries(await load<Record<string, Contract>>(path))) {
      for (const [route, call] of Object.entries(contract)) {
        if (!call.path) continue
        refusing.set(
          `${name}.${route}`,
          refusalsOf(call).flatMap(({ code }) => homes.get(`codes.${code}`) ?? []),
        )
      }
    }
  }

  it('knows the refusals of the calls', () => {
    expect(refusing.get('customersContract.change')).toContain('form')
  })

  const needs = (paths: readonly string[]): Set<string> =>
    new Set(
      paths.map(sourceOf).flatMap(source => {
        const shown = keysUsedIn(source).flatMap(key => homes.get(key) ?? [])
        const refused = callsIn(source).flatMap(call => refusing.get(call) ?? [])
        return [...shown, ...refused].filter(domain => domain !== 'kit')
      }),
    )

  const screens = PAGES.flatMap(page => {
    const main = join(WEB, page, 'main.tsx')
    return screensFrom(main, domainsStartedWith(sourceOf(main)))
  })

  it('a visitor and a tenant need no file that only the staff’s app knows', () => {
    const known = visitorsFiles()
    const staffs = domainsOf('da').filter(name => !known.includes(name))
    expect(staffs.length).toBeGreaterThan(10)
    const mains = ['public', 'login', 'user'].map(page => join(WEB, page, 'main.tsx'))
    const wanted = mains.flatMap(main => screensFrom(main, domainsStartedWith(sourceOf(main))))
    expect(wanted.flatMap(({ domains }) => domains).filter(domain => staffs.includes(domain))).toEqual([])
    expect(known.filter(name => !domainsOf('da').includes(name))).toEqual([])
  })

  it.each(screens)('$name: has the texts that it shows', ({ files, domains }) => {
    expect([...needs(files)].filter(domain => !domains.includes(domain))).toEqual([])
  })

  it.each(screens.filter(({ own }) => own.length))('$name: loads no unused texts', ({ name, files, own }) => {
    const within = screens.filter(
      screen => name === screen.name || files.some(file => file.endsWith(screen.name)),
    )
    const shown = needs([...files, ...within.flatMap(screen => screen.files)])
    const later = screensFrom(join(WEB, name), []).flatMap(screen => screen.files)
    for (const domain of needs(later)) shown.add(domain)
    expect(own.filter(domain => domain !== 'kit' && !shown.has(domain))).toEqual([])
  })
})

describe('visitors and tenants', () => {
  const known = visitorsFiles()
  const asked = ['public', 'login', 'user'].flatMap(page => {
    const main = join(WEB, page, 'main.tsx')
    return screensFrom(main, domainsStartedWith(sourceOf(main))).flatMap(({ domains }) => domains)
  })

  it('have the texts of all their screens in web/i18n/{language,tenant-files}.ts, and no others', () => {
    expect([...new Set(asked)].sort()).toEqual(known.toSorted())
  })
})

describe('no text stands among those of another language:', () => {
  it.each(['da', 'de', 'en'] as const)('%s', language => {
    const strange = Object.entries(TEXTS[language]).flatMap(([key, text]) => {
      const words = foreignWords(text.replace(/\{\{\w+\}\}/g, ''), language)
      return words.length ? [{ key, words }] : []
    })
    expect(strange).toEqual([])
  })

  it.each(['da', 'de', 'en'] as const)('the card window of the sandbox in %s', language => {
    expect(Object.values(WORDS[language]).flatMap(text => foreignWords(text, language))).toEqual([])
  })
})
