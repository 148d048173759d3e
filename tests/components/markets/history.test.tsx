/** Staff read who changed what (D53): the words of each change, of the whole market and of one customer. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { staffCalls } from '#shared/identity/staff-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { auditCalls } from '#shared/markets/audit-calls.ts'
import { openCustomer, stubCustomer } from '../customers/customer-app.ts'
import { NONE } from '../demo.ts'
import { SETTINGS } from '../demo-settings.ts'
import { button, gone, says, seen, seenText, title } from '../screen.tsx'
import { stubPriceList } from '../shelves/price-list.ts'
import { TYPES } from '../shop.ts'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'

type Row = Answer<typeof auditCalls.listAudit>['results'][number]
type Change = Row['changes'][number]

const from = (field: string, before: unknown, after: unknown): Change => ({ field, before, after })

const rowOf = (kind: string, thing: string, name: string, changes: Change[], isOperator = false): Row => ({
  id: `${kind} ${thing} ${changes[0]?.field}`,
  at: '2027-06-14T08:00:00.000Z',
  who: isOperator ? 'operator' : 'admin',
  isOperator,
  kind,
  thing,
  name,
  changes,
})

const ROWS: Row[] = [
  rowOf('market', 'demo', 'Loppehjørnet', [from('fee', 0, 2.5), from('salesAs', 'agent', 'own_name')], true),
  rowOf('shelf-type', 't1', 'Montre', [
    from('price p1', null, {
      name: '5 dage',
      discountValidTo: null,
      discountPercent: null,
      discountValidFrom: null,
      price: 9950,
    }),
  ]),
  rowOf('customer', '100001', 'Anna Jensen', [
    from('country', 'dk', 'de'),
    from('printType', 1, 2),
    from('city', 'Viborg', 'Skive'),
    from('vatRateType', 1, 2),
  ]),
  rowOf('market', 'demo', 'Loppehjørnet', [
    from('masks', SETTINGS.masks, { ...SETTINGS.masks, zettleApiKey: 'd07e' }),
    from('zettleClientId', '', '3b9f0c5e-7a51-4c55-9d2e-9c1f6a1f0b11'),
    from('keysReplaced', null, ['zettleApiKey']),
    from(
      'cancellation',
      [],
      [
        { percent: 50, daysBefore: 3 },
        { percent: 100, daysBefore: 1 },
      ],
    ),
  ]),
  rowOf('message', 'm1', 'Oliver Holm', [from('archived', false, true)]),
  rowOf('service', 's1', 'Opsætning', [from('price', null, 6000)]),
  rowOf('books', 'demo', 'Loppehjørnet', [
    from('journal', null, 2),
    from(
      'chart',
      { till: { accountNumber: 5710, vatCode: '' }, rent: { accountNumber: 1060, vatCode: 'U25' } },
      {
        till: { accountNumber: 5711, vatCode: '' },
        rent: { vatCode: 'U25', accountNumber: 1060 },
        'tender:Kort': { accountNumber: 5720, vatCode: '' },
      },
    ),
    from('rhythm', 'off', 'daily'),
  ]),
]

const ADMIN = {
  username: 'admin',
  account: 'admin',
  email: 'admin@example.com',
  verified: true,
  isInvited: false,
  hasSecondFactor: false,
  role: 'owner' as const,
  version: 1,
  isSelf: true,
}

/** Answers the history as the server narrows it down. */
const stubHistory = (rows: readonly Row[] = ROWS) => {
  stub(staffCalls.listAdministrators, { results: [ADMIN], page: 1, pagesCount: 1 })
  return stub(auditCalls.listAudit, ({ query: { kind, who } }) => ({
    results: rows.filter(row => (!kind || row.kind === kind) && (!who || row.who === who)),
    page: 1,
    pagesCount: 1,
  }))
}

test('The history of the market says who changed what, before and after, and is narrowed down', async () => {
  const asked = stubHistory()
  await openStaff('/settings/history')
  await title('history.title')
  for (const text of [
    'Gebyr til Reol i procent: 0 → 2,5',
    'I hvis navn butikken sælger: i kundens navn → i eget navn',
    'Pris for 5 dage: 99,50 kr.',
    'By: Viborg → Skive',
    'Printer: A4-printer → labelprinter med rulle',
    'Varer: brugte varer → nye varer',
    'Land: Danmark → Tyskland',
    'Nye nøgler: API-nøgle til Zettle',
    'Arkiveret: nej → ja',
    'Kassekladde: 2',
    'Solgt for lejere: 5710 → 5711',
    'Betalt: Kort: 5720',
    'Hvornår bilag sendes: kun når nogen trykker → hver dag',
  ])
    await seen(page.getByText(text.replaceAll(' kr.', '\u00a0kr.')).first())
  await seen(page.getByText(/^Klient-id hos Zettle: /))
  await seen(page.getByText(/3: 50.%, 1: 100.%/))
  await seen(page.getByRole('cell', { name: /^Besked/ }))
  expect(page.getByText(/masks|zettle[AC]/).elements()).toHaveLength(0)
  await seen(page.getByRole('cell', { name: says('history.operator') }))

  await page.getByLabelText(says('history.who')).selectOptions('Reol')
  await gone(page.getByText('By: Viborg → Skive'))
  await page.getByLabelText(says('history.who')).selectOptions('admin')
  await page.getByLabelText(says('history.what')).selectOptions('customer')
  await gone(page.getByText(/^Pris for 5 dage/))
  await seen(page.getByText('By: Viborg → Skive'))
  expect(asked.sent.at(-1)?.query).toMatchObject({ who: 'admin', kind: 'customer' })

  stubCustomer()
  await page.getByRole('link', { name: /^Anna/ }).first().click()
  await button('history.show').click()
  await seen(page.getByText('By: Viborg → Skive'))
})

test('The history of one thing is read when somebody asks for it, and says when there is nothing', async () => {
  const asked = stubHistory()
  await openCustomer()
  expect(asked.sent).toHaveLength(0)
  await button('history.show').click()
  await seen(page.getByText('By: Viborg → Skive'))
  expect(asked.sent[0]?.query).toMatchObject({ kind: 'customer', id: '100001' })

  stubPriceList()
  location.hash = `#/booking/types/${TYPES[0]?.id}`
  await button('history.show').click()
  await seen(page.getByText('Pris for 5 dage: 99,50\u00a0kr.'))
  expect(asked.sent.at(-1)?.query).toMatchObject({ kind: 'shelf-type', id: TYPES[0]?.id })
})

test('The history speaks German, and says when there is nothing', async () => {
  const asked = stubHistory()
  await openStaff('/settings/history', { language: 'de' })
  await title('history.title')
  await seen(page.getByText(/^Preis: 60,00/).first())
  asked.answer(NONE)
  stubCustomer()
  location.hash = '#/customers/100001'
  await button('history.show').click()
  await seenText('history.noneHere')
})
