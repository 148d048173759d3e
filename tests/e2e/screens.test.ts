/**
 * Looks at every screen of a visitor: axe finds nothing on a phone and on a till PC, nothing scrolls sideways, and Tab
 * reaches what a mouse can, once and in sight. In German, whose words are the longest. The screens of tenants:
 * screens.all.test.ts, of the staff: staff-screens.all.test.ts.
 */
import { test } from 'vitest'
import { LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { siteForTests } from './site.ts'
import { look } from './walks/look.ts'
import { marketOf, walkVisitor } from './walks/visitor.ts'

const site = siteForTests()

test.each(LONG_WAY)('The way of a visitor is clean on every screen, in %s', async language => {
  const page = await site.openPage(LOCALES[language], 1280)
  const shoot = (name: string) => look(page, name)
  await walkVisitor({ page, url: site.url(), language, market: marketOf(language), shoot })
})
