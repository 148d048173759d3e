/** Opens a section of the market's settings. What is saved is there after a reload. */
import { page } from 'vitest/browser'
import { serviceCalls } from '#shared/markets/service-calls.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { cardCalls } from '#shared/payments/card-calls.ts'
import { SETTINGS } from '../demo-settings.ts'
import type { Shown } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { versioned } from '../versioned.ts'

export const openSettings = async (section: string, shown?: Shown) => {
  const settings = versioned(SETTINGS)
  stub(settingsCalls.readSettings, settings.now)
  const saves = stub(settingsCalls.changeSettings, settings.save)
  stub(serviceCalls.checkService, { works: true, problem: null, account: '' })
  stub(cardCalls.checkCardAccount, {
    works: true,
    problem: null,
    alias: 'demo-alias-demo',
    keyEnd: 'demo',
    isCurrent: true,
  })
  await openStaff(`/settings/${section}`, shown)
  return { settings, saves }
}

export const saveBar = page.css('[aria-keyshortcuts="Control+S"]')

/** A section in the list beside the section that is shown. */
export const section = (path: string) => page.css(`nav a[href$="#/settings/${path}"]`)
