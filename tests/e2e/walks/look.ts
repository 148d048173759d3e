/** Looks at the present screen: axe on a phone and on a till PC, sideways scrolling, and the way by Tab. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { atRest } from '../browser.ts'
import { expectClean } from '../site.ts'
import { tabFindings } from './by-tab.ts'

/** Above these windows the page below has no way by Tab, or another document has it. */
const WITHOUT_TAB: ReadonlySet<string> = new Set(['6-card-window', 'post', 'ask-about-a-post'])

/** `name`: the screen's; what its tests and pictures call it. */
export const look = async (page: Page, name: string): Promise<void> => {
  await atRest(page)
  await expectClean(page, name)
  if (!WITHOUT_TAB.has(name)) expect(await tabFindings(page), `${name} by Tab`).toEqual([])
}
