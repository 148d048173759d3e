/** Staff take the reports with them: as a workbook, as CSV, and the calendar on paper. */
import { beforeAll, expect, test } from 'vitest'
import { shortDay } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { RUNS, reportingStaff } from '../../people/reporting.ts'
import { readPdf } from '../../read/read-pdf.ts'
import { readXlsx, serialOf } from '../../read/read-xlsx.ts'

const cloud = cloudForTests()
const staff = reportingStaff(cloud, 'report-files', 'report-files')
const { state, day, on, book, earned, range, fileOf } = staff

beforeAll(async () => {
  await staff.open()
  await book(on(0, 0), 0, 6, { price: '300.00' })
  await book(on(0, 1), 0, 4, { customer: '100002', price: '100.00', status: 2 })
  await book(on(1, 0), 1, 3, { customer: null, isBookingForMarket: true, description: 'Jul' })
}, 60_000)

test('The workbook has real numbers and days under a head that stays, in the reader’s language', async () => {
  const { name, bytes } = await fileOf('end_date_report/xlsx/', {
    dateFrom: day(0),
    dateTo: day(6),
    language: 'de',
  })
  expect(name).toBe(`enddaten-${day(0)}-${day(6)}.xlsx`)
  const [list, about] = readXlsx(bytes)
  expect([list?.name, list?.frozen, about?.name]).toEqual(['Enddaten', 1, 'Zu den Zahlen'])
  const [head = [], ...rows] = list?.rows ?? []
  expect(head.map(({ value }) => value).slice(0, 4)).toEqual(['Leer bis', 'Regal', 'Regaltyp', 'Kunde'])
  const anna = rows.find(row => row[3]?.value === RUNS) ?? []
  expect(anna[0]?.value).toBe(serialOf(day(5)))
  expect(anna[5]?.value).toBe('+4520123456')
  expect(rows.flat().some(({ isFormula }) => isFormula)).toBe(false)
})

test('The bookings report is a workbook of three tables with their totals, and one CSV file', async () => {
  const body = { dateFrom: day(0), dateTo: day(27), group: 'week', language: 'da' }
  const { name, bytes } = await fileOf('bookings_report/xlsx/', body)
  expect(name).toBe(`bookinger-${day(0)}-${day(27)}.xlsx`)
  const sheets = readXlsx(bytes)
  expect(sheets.map(sheet => sheet.name)).toEqual(['Over tid', 'Hyldetyper', 'Bookingperioder', 'Om tallene'])
  const report = await earned(`${range(0, 27)}&group=week`)
  const at = sheets[0]?.rows[0]?.findIndex(({ value }) => value === 'Omsætning') ?? -1
  const turnover = sheets[0]?.rows.slice(1).map(row => row[at]?.value)
  expect(turnover).toEqual([...report.groups, report.total].map(one => fromWire(one.turnover) / 100))
  expect(sheets[3]?.rows.flat().map(({ value }) => value)).toContainEqual(
    expect.stringMatching(/^Heraf moms 25 %: /),
  )
  const csv = await fileOf('bookings_report/csv/', body)
  expect(csv.name).toBe(`bookinger-${day(0)}-${day(27)}.csv`)
  const lines = csv.bytes.toString('utf8').split('\r\n')
  expect(lines[0]).toMatch(/^\ufeffOver tid;Fra;Til;Bookinger;/)
  expect(lines.find(line => line.startsWith('Hyldetyper;I alt;'))).toContain(
    `;${report.total.turnover.replace('.', ',')};`,
  )
})

test('A name that a spreadsheet would run is text in the CSV file too', async () => {
  const { bytes } = await fileOf('end_date_report/csv/', { dateFrom: day(0), dateTo: day(6), language: 'en' })
  const text = bytes.toString('utf8')
  expect(text).toContain(`;"'${RUNS}";`)
  expect(text).toContain(shortDay(day(5)))
})

test('A month of the calendar is printed with letters for colours, in the reader’s language', async () => {
  const { name, bytes } = await fileOf('booking_plan/pdf/', { day: day(0), language: 'de' })
  expect(name).toBe(`kalender-${day(0).slice(0, 7)}.pdf`)
  const pages = readPdf(bytes)
  expect(pages).toHaveLength(state.types.length)
  const [page = []] = pages
  expect(page).toEqual(expect.arrayContaining(['Nicht bezahlt', 'Geschlossen', 'Online bezahlt']))
  expect(page.some(text => text.startsWith('N') && text.includes(RUNS.slice(0, 4)))).toBe(true)
  const one = await fileOf('booking_plan/pdf/', { shelfType: state.types[1]?.id, language: 'en' })
  expect(readPdf(one.bytes)).toHaveLength(1)
})
