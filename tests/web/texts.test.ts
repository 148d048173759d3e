/** The three languages say the same things, say everything that is asked for, and nothing that nobody asks for. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import da from '#web/i18n/da/texts.ts'
import de from '#web/i18n/de/texts.ts'
import en from '#web/i18n/en/texts.ts'
import { allReasons } from '../reasons.ts'

const languages: Record<string, Record<string, string>> = { da, de, en }

/** Asked for by a code or a field's name that the server sends, so no source names them. */
const DYNAMIC = ['codes.', 'fields.']
const PLURAL = /_(one|other)$/

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'i18n' ? [] : filesIn(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })

const usedKeys = (): Set<string> =>
  new Set(
    filesIn('web').flatMap(path =>
      [...readFileSync(path, 'utf8').matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key ?? ''),
    ),
  )

const placeholders = (text = ''): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort()

describe('texts', () => {
  const keys = Object.keys(en)
  const spoken = new Set(keys.map(key => key.replace(PLURAL, '')))
  const used = usedKeys()

  it.each(['da', 'de'])('%s has the keys of English', language => {
    expect(Object.keys(languages[language] ?? {}).sort()).toEqual([...keys].sort())
  })

  it.each(['da', 'de'])('%s has the placeholders of English', language => {
    for (const key of keys) {
      expect({ key, has: placeholders(languages[language]?.[key]) }).toEqual({
        key,
        has: placeholders(languages.en?.[key]),
      })
    }
  })

  it.each(['da', 'de', 'en'])('%s leaves no text empty', language => {
    expect(Object.entries(languages[language] ?? {}).filter(([, text]) => !text.trim())).toEqual([])
  })

  it('has a text for every code of the server', async () => {
    const codes = (await allReasons()).map(({ code }) => code)
    expect(codes.length).toBeGreaterThan(40)
    expect(codes.filter(code => !keys.includes(`codes.${code}`))).toEqual([])
  })

  it('has every key that a screen uses', () => {
    expect([...used].filter(key => !spoken.has(key))).toEqual([])
  })

  it('has no key that no screen uses', () => {
    expect(
      [...spoken].filter(key => !used.has(key) && !DYNAMIC.some(prefix => key.startsWith(prefix))),
    ).toEqual([])
  })
})
