/** Who has not the right to a call sees no button for it (D66). */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { callsIn, filesIn, sourceOf, WEB } from './sources.ts'

const SHARED = join(import.meta.dirname, '../../shared')

/** Where the buttons stand that lead to the calls of these files, when they are in another file. */
const BUTTONS_IN: Record<string, string> = {
  'bookings/booking-page/accept-move-dialog.tsx': 'bookings/booking-page/move-card.tsx',
  'bookings/booking-page/dates-dialog.tsx': 'bookings/booking-page/more-card.tsx',
  'bookings/booking-page/decline-move-dialog.tsx': 'bookings/booking-page/move-card.tsx',
  'bookings/booking-page/extend-dialog.tsx': 'bookings/booking-page/more-card.tsx',
  'bookings/booking-page/note-dialog.tsx': 'bookings/booking-page/more-card.tsx',
  'bookings/booking-page/use-resend.ts': 'bookings/booking-page/more-card.tsx',
  'bookings/calendar/moves/use-writes.ts': 'bookings/calendar/sheet/sheet.tsx',
  'bookings/counter/use-counter-form.ts': 'admin_section/booking-section.tsx',
  'bookings/counter/use-counter.ts': 'admin_section/booking-section.tsx',
  'bookings/counter/use-new-customer.ts': 'admin_section/booking-section.tsx',
  'bookings/day/signs.tsx': 'bookings/day/line.tsx',
  'bookings/day/use-ticks.ts': 'bookings/day/line.tsx',
  'bookings/payment-request/send-dialog.tsx': 'bookings/payment-request/payment-request.tsx',
  'bookings/payment-request/use-acts.tsx': 'bookings/payment-request/payment-request.tsx',
  'bookings/request/use-confirm-request.ts': 'bookings/booking-page/booking-page.tsx',
  'bookings/staff-list/confirm-several.tsx': 'bookings/staff-list/bookings-list.tsx',
  'campaigns/staff/decline-dialog.tsx': 'campaigns/staff/use-answering.ts',
  'customers/customer-export.tsx': 'customers/customer-list.tsx',
  'customers/import/choose-file.tsx': 'customers/customer-list.tsx',
  'customers/import/customer-import.tsx': 'customers/customer-list.tsx',
  'customers/import/preview.ts': 'customers/customer-list.tsx',
  'customers/merge-compare.tsx': 'customers/customer-account.tsx',
  'customers/new-customer.tsx': 'customers/customer-list.tsx',
  'messages/reply-form.tsx': 'messages/message-page.tsx',
  'messages/use-message-acts.ts': 'messages/message-list.tsx',
  'payouts/staff/start-file/start-file-page.tsx': 'payouts/staff/balances-page.tsx',
  'shelves/new-shelves.tsx': 'shelves/shelf-page.tsx',
  'shelves/period-form.tsx': 'admin_section/booking-section.tsx',
  'shelves/period-page.tsx': 'admin_section/booking-section.tsx',
  'shelves/service-form.tsx': 'admin_section/booking-section.tsx',
  'shelves/service-page.tsx': 'admin_section/booking-section.tsx',
  'shelves/staff-service.tsx': 'admin_section/booking-section.tsx',
  'shelves/shelf-choices.tsx': 'shelves/shelf-page.tsx',
  'shelves/shelf-row.tsx': 'shelves/shelf-page.tsx',
  'shelves/use-move-shelves.ts': 'shelves/shelf-page.tsx',
  'shelves/type-form.tsx': 'shelves/type-page.tsx',
  'shelves/use-price-grids.ts': 'shelves/price-page.tsx',
  'shelves/use-template.ts': 'shelves/type-cards.tsx',
  'sales/till-file/choose-sales-file.tsx': 'tills/files/till-files.tsx',
  'sales/till-file/sales-file-page.tsx': 'tills/files/till-files.tsx',
}

/** The section of settings locks each of its screens (web/markets/settings/frame.tsx). */
const LOCKED_FOLDERS = /^(markets|feeds|identity)\//

const GUARD = /\b(IfMay|LockedUnless|OnlyWith|useMayDo)\b/

/** Calls that a role may be refused, as screens name them: `staffCalls.remove`. */
const refusable = (): Set<string> => {
  const files = readdirSync(SHARED, { recursive: true, encoding: 'utf8' }).filter(name =>
    /-calls\.ts$/.test(name),
  )
  const calls = new Set<string>()
  for (const file of files) {
    let [contract, call] = ['', '']
    const lines = /export const (\w+) = \{|^ {2}(\w+): \{$|^ {4}right: '(serve|own|money)'/gm
    for (const [, a, b, right] of readFileSync(join(SHARED, file), 'utf8').matchAll(lines)) {
      if (a) contract = a
      else if (b) call = b
      else if (right) calls.add(`${file.split('/')[0]}/${contract}.${call}`)
    }
  }
  return calls
}

/** The calls of a file with the domains that they are imported from. */
const domainCalls = (source: string): string[] => {
  const domains = new Map<string, string>()
  for (const [, names = '', domain = ''] of source.matchAll(/import \{([^}]*)\} from '#shared\/(\w+)\//g))
    for (const name of names.split(',')) {
      const [own, local = own] = name.replace('type ', '').trim().split(' as ')
      domains.set(local ?? '', `${domain}/${own}`)
    }
  return callsIn(source).map(call => {
    const [contract = '', verb] = call.split('.')
    return `${domains.get(contract)}.${verb}`
  })
}

test('Each screen that makes a call which a role may be refused asks for the right, or who leads to it does', () => {
  const asked = refusable()
  expect(asked.size).toBeGreaterThan(40)
  const open = filesIn(WEB)
    .map(path => ({ name: relative(WEB, path), source: sourceOf(path) }))
    .filter(
      ({ name, source }) => !LOCKED_FOLDERS.test(name) && domainCalls(source).some(one => asked.has(one)),
    )
    .filter(
      ({ name, source }) => !GUARD.test(source) && !GUARD.test(sourceOf(join(WEB, BUTTONS_IN[name] ?? name))),
    )
    .map(({ name }) => name)
  expect(open).toEqual([])
})

test('Each place that is said to have the buttons of another file asks for a right', () => {
  for (const place of new Set(Object.values(BUTTONS_IN)))
    expect(GUARD.test(sourceOf(join(WEB, place))), place).toBe(true)
})
