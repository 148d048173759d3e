/** Anybody can open a market and has a list of addresses: imports cause so many mails a day, and no more. */
import { expect, test } from 'vitest'
import { countMails, mailsLeft } from '#functions/customers/import-mails.ts'
import { commit, TryAgain } from '#functions/kit/table.ts'
import { MOST_IMPORT_MAILS } from '#shared/customers/import-row.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { importingAt } from '../../people/customer-import.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()

const listOf = (...names: string[]): string =>
  ['Navn;Mail;Tlf', ...names.map(name => `${name};${name}@import-mails.example;20123456`)].join('\n')

test('When the mails of a day are used up, the other customers are created without, and the job says how many', async () => {
  const at = await importingAt(cloud, 'import-mails')
  const mailsTo = async (name: string) =>
    (await visitorOf(cloud, 'import-mails').mails(`${name}@import-mails.example`)).length
  expect((await at.upload(listOf('ada'))).body).toMatchObject({ mailsLeft: MOST_IMPORT_MAILS })
  await commit(countMails('import-mails', MOST_IMPORT_MAILS - 2))

  expect((await at.upload(listOf('ada', 'bo', 'cy'))).body).toMatchObject({ create: 3, mailsLeft: 2 })
  const job = await at.begin(listOf('ada', 'bo', 'cy'), { sendMails: true })
  expect((await at.ended(job)).counts).toEqual({ made: 3, known: 0, wrong: 0, unmailed: 1 })
  expect(await Promise.all(['ada', 'bo', 'cy'].map(mailsTo))).toEqual([1, 1, 0])
  expect(await mailsLeft('import-mails')).toBe(0)

  const quiet = await at.begin(listOf('dea'), { sendMails: false })
  expect((await at.ended(quiet)).counts).toEqual({ made: 1, known: 0, wrong: 0 })
  const { body } = await at.call<{ results: { userNumber: string }[] }>('GET', 'customers/?search=cy')
  await at.call('POST', `send_email_confirmation/${body.results[0]?.userNumber}/`)
  await at.idle()
  expect(await mailsTo('cy')).toBe(1)
})

test('Two imports at once share the mails of the day, and another market has its own', async () => {
  const at = await importingAt(cloud, 'import-mails-twice')
  await commit(countMails('import-mails-twice', MOST_IMPORT_MAILS - 3))
  const jobs = await Promise.all([
    at.begin(listOf('eva', 'finn'), { sendMails: true }),
    at.begin(listOf('gro', 'hans'), { sendMails: true }),
  ])
  const ended = await Promise.all(jobs.map(job => at.ended(job)))
  expect(ended.reduce((sum, { counts }) => sum + (counts.unmailed ?? 0), 0)).toBe(1)
  expect(await mailsLeft('import-mails-twice')).toBe(0)
  await expect(commit(countMails('import-mails-twice', 1))).rejects.toThrow(TryAgain)
  expect(await mailsLeft('import-mails-elsewhere')).toBe(MOST_IMPORT_MAILS)
})
