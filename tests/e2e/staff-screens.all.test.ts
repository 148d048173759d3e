/** Looks at every screen of the staff, as screens.test.ts does at those of a visitor. */
import { test } from 'vitest'
import { LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { siteForTests } from './site.ts'
import { logInAsStaff, openStaffs } from './staff.ts'
import { look } from './walks/look.ts'
import { walkStaff } from './walks/staff.ts'
import { marketOf } from './walks/visitor.ts'

const site = siteForTests()

/** The same without a session. */
const STAFFS_DOOR = ['/login', '/forgot-password']
/** The screens, or states of a screen, that the walk does not come by: they need no more than to be opened. */
const STAFFS = [
  '/customers/products',
  '/customers/new',
  '/customers/import',
  '/booking/types/new',
  '/booking/periods',
  '/booking/services',
  '/messages/archived',
  '/settings-required',
  '/settings',
  '/settings/pictures',
  '/settings/bank',
  '/settings/booking',
  '/settings/goods',
  '/settings/message',
  '/settings/terms',
  '/settings/feed',
  '/settings/reminders',
  '/password',
]

test.each(LONG_WAY)("The way through a shop's day is clean on every screen, in %s", async language => {
  const page = await site.openPage(LOCALES[language], 1280)
  const shoot = (name: string) => look(page, name)
  await walkStaff({ page, url: site.url(), language, market: marketOf(language), shoot })
})

test.each(LONG_WAY)('The screens of the staff beside that way are clean, in %s', async language => {
  const page = await site.openPage(LOCALES[language], 1280)
  const lookAt = async (hash: string) => {
    await openStaffs(page, site.url(), hash)
    await look(page, `staff ${hash}`)
  }
  for (const hash of STAFFS_DOOR) await lookAt(hash)
  await logInAsStaff(page, site.url())
  for (const hash of STAFFS) await lookAt(hash)
})
