/** Staff bring the list of customers that they have: a preview, then a job. Nobody is created twice, whatever happens. */
import { beforeAll, expect, test } from 'vitest'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { type Importing, importingAt, withBom } from '../../people/customer-import.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
let at: Importing
let others: Importing
beforeAll(async () => {
  at = await importingAt(cloud, 'imports')
  others = await importingAt(cloud, 'imports-next-door')
}, 60_000)

const MIXED = [
  'Kundenr.;Telefon;Navn;Mail;Type;Note',
  '7;20 12 34 56;Ida Holm;ida@customers-import.example;Erhverv;"Vil helst\nhave to hylder"',
  '8;12;Bo Lund;bo@customers-import.example;;',
  '9;20123457;Ida igen;IDA@customers-import.example;;',
  ';;;;;',
  '10;20123458;"Åse ""Æ""";aase@customers-import.example;;',
  '11;+48 512 345 678;Karl Øst;karl@customers-import.example;Privat;',
].join('\r\n')

test('A preview says what each column and each row becomes, and creates nobody', async () => {
  const { status, body } = await at.upload(MIXED)
  expect(status).toBe(200)
  expect(body.columns).toEqual([
    { header: 'Kundenr.', example: '7', column: null },
    { header: 'Telefon', example: '20 12 34 56', column: 'phone' },
    { header: 'Navn', example: 'Ida Holm', column: 'name' },
    { header: 'Mail', example: 'ida@customers-import.example', column: 'email' },
    { header: 'Type', example: 'Erhverv', column: 'customerType' },
    { header: 'Note', example: 'Vil helst\nhave to hylder', column: 'description' },
  ])
  expect(body).toMatchObject({ rows: 5, create: 2, exists: 0, repeated: 1, wrong: 2 })
  expect(
    body.samples.map(({ line, fate, refusals }) => [line, fate, ...refusals.map(({ code }) => code)]),
  ).toEqual([
    [2, 'create'],
    [3, 'wrong', 'invalid_phone'],
    [4, 'repeated'],
    [6, 'wrong', 'has_quotes'],
    [7, 'create'],
  ])
  expect(await at.total()).toBe(0)
})

test('An import creates the customers with an audit row and a mail each, and says which rows it left out', async () => {
  const seen = await at.ended(await at.begin(MIXED, { sendMails: true }))
  expect(seen).toMatchObject({ state: 'done', done: 5, total: 5, counts: { made: 2, known: 1, wrong: 2 } })
  const file = await fetch(seen.result?.url ?? '')
  expect(file.headers.get('content-disposition')).toContain('imports-ikke-oprettet.csv')
  const lines = (await withBom(file)).trimEnd().split('\r\n')
  expect(lines[0]).toBe('\ufeffLinje;Årsag;Kundenr.;Telefon;Navn;Mail;Type;Note')
  expect(lines[1]).toBe(
    '3;Telefon: Skriv et telefonnummer, der passer til landet, eller begynd med landekoden, fx +48.;8;12;Bo Lund;bo@customers-import.example;;',
  )
  expect(lines[2]).toContain('4;Adressen står længere oppe i filen.;9')
  expect(lines).toHaveLength(4)

  const { body: found } = await at.call<{ results: Record<string, unknown>[] }>(
    'GET',
    'customers/?search=ida',
  )
  expect(found.results).toMatchObject([
    {
      userNumber: '100001',
      name: 'Ida Holm',
      email: 'ida@customers-import.example',
      phone: '+4520123456',
      customerType: 'business',
    },
  ])
  const { body: ida } = await at.call<{ description: string; fee: number }>('GET', 'customers/100001/')
  expect(ida).toMatchObject({
    description: 'Vil helst\nhave to hylder',
    country: 'dk',
    verified: false,
    version: 0,
  })
  const { body: history } = await at.call<{ results: { who: string }[] }>(
    'GET',
    'audit/?kind=customer&id=100001',
  )
  expect(history.results).toMatchObject([{ who: 'boss' }])
  expect(await visitorOf(cloud, 'imports').mails('ida@customers-import.example')).toHaveLength(1)
})

test('The same file once more creates nobody; mended rows are created; nobody gets a mail who should not', async () => {
  const again = await at.begin(MIXED)
  expect(await at.ended(again)).toMatchObject({
    state: 'done',
    counts: { made: 0, known: 3, wrong: 2 },
  })
  const mended = MIXED.replace(';12;', ';20123450;')
  const job = await at.begin(mended)
  expect(await at.ended(job)).toMatchObject({
    state: 'done',
    counts: { made: 1, known: 3, wrong: 1 },
  })
  expect(await at.total()).toBe(3)
  expect(await visitorOf(cloud, 'imports').mails('bo@customers-import.example')).toHaveLength(0)
})

test.each([
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2), 'import_not_text'],
  ['a head alone', 'Navn;Mail\n\n', 'import_no_rows'],
  ['a quote that never ends', 'Navn;Mail\n"Ida;a@b.dk\nBo;b@b.dk', 'import_broken'],
  ['5,001 rows', `Navn\n${'x\n'.repeat(5_001)}`, 'import_too_many'],
  ['201 columns', `${'x;'.repeat(200)}Navn\nIda`, 'import_too_wide'],
  ['a million columns', `${'x;'.repeat(400_000)}${'mail;'.repeat(600_000)}\nIda`, 'import_too_wide'],
  ['NUL bytes', 'Navn;Mail\nIda\u0000;a@b.dk', 'import_not_text'],
  ['nothing', '', 'import_no_rows'],
] as const)('A file with %s is refused', async (_, content, code) =>
  expect(await at.upload(content)).toMatchObject({ status: 400, body: { detail: code } }),
)

test('Columns that nobody knows are chosen, and a row with more fields than columns is named, not shifted', async () => {
  const rows = [
    'Hvem,Hvor,Nummer',
    'Eva Lind,eva@customers-import.example,20123459',
    'Ib,Jr,ib@b.dk,20123451',
  ]
  const content = Buffer.from(`\ufeffsep=,\r\nKundeliste\r\n${rows.join('\r\n')}`, 'utf16le')
  const { body } = await at.upload(new Uint8Array(content))
  expect(body).toMatchObject({ missing: ['name', 'email', 'phone'], rows: 2, samples: [] })
  const { upload } = body
  const begin = { upload, sendMails: false, language: 'da' }
  expect(await at.call('POST', 'customers/import/', begin)).toMatchObject({
    status: 400,
    body: { detail: 'import_no_columns' },
  })
  const columns = ['name', 'email', 'phone']
  const chosen = await at.call('POST', `customer_import/${upload}/`, { columns })
  expect(chosen.body).toMatchObject({
    ...{ create: 1, wrong: 1 },
    samples: [{ line: 3 }, { line: 4, fate: 'wrong', refusals: [{ field: '', code: 'too_many_cells' }] }],
  })
  const { body: started } = await at.call<{ job: string }>('POST', 'customers/import/', { ...begin, columns })
  expect(await at.ended(started.job)).toMatchObject({ counts: { made: 1, wrong: 1 } })
})

test('A file that is too large is refused at its field', async () =>
  expect(await at.upload(`Navn\n${'x'.repeat(4 * 1024 * 1024)}`)).toMatchObject({
    status: 400,
    body: { file: ['import_too_large'] },
  }))

test('Cells as large as the file make no large answer, and nobody is created of them', async () => {
  const huge = '€'.repeat(600_000)
  const { status, body } = await at.upload(
    `Navn;Mail;Tlf\n${huge};${'a'.repeat(9_000)}@b.dk;x\n=1+1;b@b.dk;${huge}`,
  )
  expect(status).toBe(200)
  expect(JSON.stringify(body).length).toBeLessThan(2_000)
  expect(body).toMatchObject({ rows: 2, create: 0, wrong: 2 })
})

test('A file in Windows-1252 keeps its letters', async () => {
  const { body } = await at.upload(
    new Uint8Array(
      Buffer.from('Navn,Mail,Tlf\nÅse Sørensen,aase@customers-import.example,20123456', 'latin1'),
    ),
  )
  expect(body).toMatchObject({ create: 1, samples: [{ name: 'Åse Sørensen' }] })
})

test('Another market’s upload is not found', async () => {
  const { upload } = (await at.upload(MIXED)).body
  expect(await others.call('POST', 'customers/import/', { upload, sendMails: false })).toMatchObject({
    status: 404,
    body: { detail: 'not_found' },
  })
})

test.each(['da', 'de', 'en'] as const)(
  'What an export in %s wrote is what an import reads',
  async language => {
    const everything = {
      name: "Anna O'Neil",
      email: `anna-${language}@customers-import.example`,
      phone: '+4520123499',
      address: '=Mejlgade 48',
      postalCode: '08000',
      city: 'Aarhus C',
      country: 'de',
      vatRateType: 2,
      customerType: 'business',
      vatId: '',
      bankRegNumber: '0123',
      bankAccount: '0012345678',
      sortCode: '',
      iban: 'DK5000400440116243',
      shelfNumber: 'A12',
      labelsToPrint: '2,3,4-10',
      fee: 12.5,
      rentAmount: '1250.50',
      printType: 2,
      isActive: false,
      description: '- dør\nog vindue; "ja"',
    }
    const { body: made } = await others.call<{ userNumber: string }>('POST', 'customers/', everything)
    await others.idle()
    const { body } = await others.call<{ job: string }>('POST', 'customers/export/', {
      search: made.userNumber,
      language,
    })
    const csv = await withBom(await fetch((await others.ended(body.job)).result?.url ?? ''))
    expect((await others.call('DELETE', `customers/${made.userNumber}/`)).status).toBe(204)
    await others.idle()
    const job = await others.begin(csv)
    expect(await others.ended(job)).toMatchObject({ counts: { made: 1, known: 0, wrong: 0 } })
    const { body: found } = await others.call<{ results: { userNumber: string }[] }>(
      'GET',
      `customers/?search=anna-${language}`,
    )
    const back = await others.call('GET', `customers/${found.results[0]?.userNumber}/`)
    expect(back.body).toMatchObject(everything)
  },
)
