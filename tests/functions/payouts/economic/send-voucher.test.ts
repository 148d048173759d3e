/** Sending a voucher to the sandbox of e-conomic: at most once, and a refusal says why (cases K2). */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { apiUrl, type BooksKeys } from '#functions/payouts/economic/client.ts'
import { writeDrafts } from '#functions/payouts/economic/journal.ts'
import { readLayout } from '#functions/payouts/economic/read-books.ts'
import { BooksRefused } from '#functions/payouts/economic/refused.ts'
import { sendVoucher, type VoucherToSend } from '#functions/payouts/economic/send-voucher.ts'
import { markerOf } from '#shared/payouts/voucher.ts'
import { entry, keysOf, startSandbox, THIS_YEAR, voucherOf } from './sandbox.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.go())
afterAll(() => sandbox.stop())

const problemOf = async (sending: Promise<unknown>) => {
  const refused = await sending.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(refused instanceof BooksRefused)) throw new Error(`not refused: ${String(refused)}`)
  return refused.problem
}

const book = (keys: BooksKeys, journal: number) =>
  fetch(apiUrl('journals', `journals/${journal}/book`), {
    method: 'POST',
    headers: { 'X-AppSecretToken': keys.appSecret, 'X-AgreementGrantToken': keys.agreementToken },
  })

describe('At most once', () => {
  test('A voucher is drafts of one number, each with the marker as its last word', async () => {
    const keys = keysOf('sandbox-key-once')
    const marker = markerOf('once', 'p1')
    const sent = await sendVoucher(keys, voucherOf(marker))
    expect(sent).toEqual({
      voucherNumber: 50_000,
      year: String(THIS_YEAR),
      wasThere: false,
      unattached: null,
    })
    expect(sandbox.vouchers('once')).toMatchObject([
      {
        ...{ voucherNumber: 50_000, journal: 2, date: `${THIS_YEAR}-03-31`, total: '100.00', documents: 0 },
        entries: [
          { account: 5710, amount: '100.00', text: `Afregning ${marker}`, vatCode: '' },
          { account: 6800, amount: '-80.00' },
          { account: 1050, amount: '-20.00', vatCode: 'U25' },
        ],
      },
    ])
    expect(await sendVoucher(keys, voucherOf(marker))).toMatchObject({
      voucherNumber: 50_000,
      wasThere: true,
    })
    // A marker that begins like another one is another voucher.
    expect(await sendVoucher(keys, voucherOf(markerOf('once', 'p12')))).toMatchObject({
      voucherNumber: 50_001,
    })
    expect(sandbox.vouchers('once')).toHaveLength(2)
  })

  test('What was booked meanwhile is found too, and its number is not given again', async () => {
    const keys = keysOf('sandbox-key-booked')
    const marker = markerOf('booked', 'p1')
    await sendVoucher(keys, voucherOf(marker))
    await book(keys, 2)
    expect(await sendVoucher(keys, voucherOf(marker))).toMatchObject({
      voucherNumber: 50_000,
      wasThere: true,
    })
    // Also where the market has chosen another journal since.
    expect(await sendVoucher(keys, voucherOf(marker, { journal: 1 }))).toMatchObject({ wasThere: true })
    expect(await sendVoucher(keys, voucherOf(markerOf('booked', 'p2')))).toMatchObject({
      voucherNumber: 50_001,
      wasThere: false,
    })
    expect(sandbox.vouchers('booked')).toHaveLength(2)
  })

  test('A write without an answer was done: it is found, and there is one voucher', async () => {
    const keys = keysOf('sandbox-key-lost')
    sandbox.go(method => (method === 'POST' ? 'lose' : 'off'))
    expect(await sendVoucher(keys, voucherOf(markerOf('lost', 'p1')))).toMatchObject({
      voucherNumber: 50_000,
    })
    expect(sandbox.vouchers('lost')).toHaveLength(1)
  })

  test('A write that came to nothing is not sent again by itself; the next try writes it', async () => {
    const keys = keysOf('sandbox-key-down')
    const voucher = voucherOf(markerOf('down', 'p1'))
    sandbox.go(method => (method === 'POST' ? 'down' : 'off'))
    expect(await problemOf(sendVoucher(keys, voucher))).toEqual({ code: 'unavailable', message: '' })
    expect(sandbox.vouchers('down')).toEqual([])
    sandbox.go()
    expect(await sendVoucher(keys, voucher)).toMatchObject({ wasThere: false })
    expect(sandbox.vouchers('down')).toHaveLength(1)
  })

  test('A try that is killed at any call leaves one voucher after the next try', async () => {
    const keys = keysOf('sandbox-key-killed')
    const voucher = voucherOf(markerOf('killed', 'p0'))
    await sendVoucher(keys, voucher)
    const calls = sandbox.calls()
    expect(calls).toBeGreaterThan(5)
    for (let last = 0; last < calls; last++) {
      const marker = markerOf('killed', `after_${last}`)
      // From this call on nothing is heard any more; a write is done all the same.
      sandbox.go((method, nth) => (nth < last ? 'off' : method === 'POST' ? 'lose' : 'drop'))
      await sendVoucher(keys, voucherOf(marker)).catch(() => undefined)
      sandbox.go()
      await sendVoucher(keys, voucherOf(marker))
      const texts = sandbox.vouchers('killed').filter(({ text }) => text.endsWith(marker))
      expect(texts, `killed at call ${last}`).toHaveLength(1)
      expect(texts[0]?.entries).toHaveLength(3)
    }
  })

  test('The books answer a repeated write from their memory, and the voucher is looked up', async () => {
    const keys = keysOf('sandbox-key-memory')
    const voucher = voucherOf(markerOf('memory', 'p1'))
    const year = { fromDate: `${THIS_YEAR}-01-01`, toDate: `${THIS_YEAR}-12-31` }
    expect(await writeDrafts(keys, voucher, year)).toBe(50_000)
    expect(await writeDrafts(keys, voucher, year)).toBeUndefined()
    expect(sandbox.vouchers('memory')).toHaveLength(1)
  })

  test('Drafts that do not balance are named, and nothing is added to them', async () => {
    const keys = keysOf('sandbox-key-half')
    const marker = markerOf('half', 'p1')
    const year = { fromDate: `${THIS_YEAR}-01-01`, toDate: `${THIS_YEAR}-12-31` }
    await writeDrafts(keys, voucherOf(marker, { entries: [entry(5710, 10_000)] }), year)
    expect(await problemOf(sendVoucher(keys, voucherOf(marker)))).toEqual({
      code: 'half_written',
      message: marker,
    })
    expect(sandbox.vouchers('half')[0]?.entries).toHaveLength(1)
  })
})

describe('What stops a voucher before it is written', () => {
  const keys = keysOf('sandbox-key-refused')
  const marker = markerOf('refused', 'p1')
  const on = (accountNumber: number) => [entry(accountNumber, 100), entry(5710, -100)]

  const CASES: [string, Partial<VoucherToSend>, object][] = [
    [
      'a closed year',
      { date: `${THIS_YEAR - 2}-12-31` },
      { code: 'year_closed', year: String(THIS_YEAR - 2), day: `${THIS_YEAR - 2}-12-31` },
    ],
    ['a day of no year', { date: '2001-01-01' }, { code: 'year_unknown', day: '2001-01-01' }],
    ['a barred account', { entries: on(2000) }, { code: 'account_barred', account: 2000 }],
    ['an account closed to entries', { entries: on(5600) }, { code: 'account_barred', account: 5600 }],
    ['a heading', { entries: on(1000) }, { code: 'account_barred', account: 1000 }],
    ['an unknown account', { entries: on(4711) }, { code: 'account_unknown', account: 4711 }],
    ['an unknown journal', { journal: 9 }, { code: 'journal_unknown' }],
    ['a journal without numbers', { journal: 3 }, { code: 'number' }],
    [
      'an unknown VAT code',
      { entries: [entry(1050, 100, 'X9'), entry(5710, -100)] },
      {
        code: 'vat_code_unknown',
        message: 'VAT code X9 does not exist.',
        field: 'entries[0].vatCode',
        account: 1050,
      },
    ],
  ]
  test.each(CASES)('%s', async (_name, over, expected) => {
    expect(await problemOf(sendVoucher(keys, voucherOf(marker, over)))).toMatchObject(expected)
    expect(sandbox.vouchers('refused')).toEqual([])
  })

  test.each([
    ['an unknown token', 'made-up', 'token'],
    ['a token without rights', 'denied-key', 'role'],
  ])('%s', async (_name, token, code) => {
    expect(await problemOf(sendVoucher(keysOf(token), voucherOf(marker)))).toMatchObject({ code })
  })

  test('Too many calls, with how long to wait', async () => {
    sandbox.go(() => 'busy')
    const refused: unknown = await sendVoucher(keys, voucherOf(marker)).catch((error: unknown) => error)
    expect(refused).toMatchObject({ problem: { code: 'unavailable' }, waitSeconds: 20 })
  })

  test('A voucher that does not balance is a fault of ours', async () => {
    const voucher = voucherOf(marker, { entries: [entry(5710, 100)] })
    await expect(sendVoucher(keys, voucher)).rejects.toThrow(/does not stand/)
    expect(sandbox.calls()).toBe(0)
  })

  test('A layout that is gone', async () => {
    expect(await readLayout(keys, 19)).toMatchObject({ name: 'Dansk standard' })
    expect(await problemOf(readLayout(keys, 99))).toMatchObject({ code: 'layout_unknown' })
  })
})

describe('What the books themselves refuse, in their words', () => {
  const keys = keysOf('sandbox-key-words')
  const year = { fromDate: '2001-01-01', toDate: '2100-12-31' }
  test.each<[string, Partial<VoucherToSend>, string, string]>([
    [
      'a closed year',
      { date: `${THIS_YEAR - 2}-05-01` },
      'year_closed',
      `The year ${THIS_YEAR - 2} is closed.`,
    ],
    ['a barred account', { entries: [entry(2000, 0)] }, 'account_barred', 'Account 2000 is barred.'],
    ['an unknown account', { entries: [entry(4711, 0)] }, 'account_unknown', 'Account 4711 does not exist.'],
  ])('%s', async (_name, over, code, message) => {
    const voucher = voucherOf(markerOf('words', 'p1'), over)
    expect(await problemOf(writeDrafts(keys, voucher, year))).toMatchObject({ code, message })
  })
})

test('The accounting year is that of the books: from July to June, two vouchers across its end', async () => {
  const keys = keysOf('sandbox-key-july')
  const [before, after] = [`${THIS_YEAR}-06-30`, `${THIS_YEAR}-07-03`]
  const send = (id: string, date: string) => sendVoucher(keys, voucherOf(markerOf('july', id), { date }))
  expect(await send('p1_1', before)).toMatchObject({ year: `${THIS_YEAR - 1}/${THIS_YEAR}` })
  expect(await send('p1_2', after)).toMatchObject({ year: `${THIS_YEAR}/${THIS_YEAR + 1}` })
  expect(sandbox.vouchers('july').map(({ date }) => date)).toEqual([before, after])
})

describe('Documents', () => {
  const attachment = { name: 'afregninger.pdf', pdf: new Uint8Array(Buffer.from('%PDF-1.7 sandbox')) }

  test('A document is attached once, also where an earlier try ended before it', async () => {
    const keys = keysOf('sandbox-key-july-files')
    const voucher = voucherOf(markerOf('files', 'p1'))
    await sendVoucher(keys, voucher)
    expect(sandbox.vouchers('files')).toMatchObject([{ documents: 0 }])
    for (const wasThere of [true, true])
      expect(await sendVoucher(keys, { ...voucher, attachment })).toMatchObject({
        wasThere,
        unattached: null,
      })
    expect(sandbox.vouchers('files')).toMatchObject([{ documents: 1 }])
  })

  test('Without the right to attach the voucher is sent, and the answer says what is missing', async () => {
    const voucher = voucherOf(markerOf('nofiles', 'p1'), { attachment })
    expect(await sendVoucher(keysOf('sandbox-key-nofiles'), voucher)).toMatchObject({
      voucherNumber: 50_000,
      unattached: { code: 'role' },
    })
    const large = { name: 'large.pdf', pdf: new Uint8Array(9_000_001) }
    expect(
      await sendVoucher(
        keysOf('sandbox-key-large'),
        voucherOf(markerOf('large', 'p1'), { attachment: large }),
      ),
    ).toMatchObject({ unattached: { code: 'refused', field: 'file' } })
  })
})

test('A long text is cut, and the marker stays whole', async () => {
  const keys = keysOf('sandbox-key-long')
  const marker = markerOf('long', 'p1')
  const entries = [entry(5710, 100), entry(6800, -100)].map(one => ({ ...one, text: 'æ'.repeat(400) }))
  await sendVoucher(keys, voucherOf(marker, { entries }))
  const [voucher] = sandbox.vouchers('long')
  expect(voucher?.text).toHaveLength(250)
  expect(voucher?.text.endsWith(` ${marker}`)).toBe(true)
})
