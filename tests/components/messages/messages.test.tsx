/** The list of messages and the page of one. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '#shared/kit/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { staffCalls } from '#shared/messages/staff-calls.ts'
import { button, gone, says, seen, seenText, title } from '../screen.tsx'
import { idOf } from '../shop.ts'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'

type Message = Answer<typeof staffCalls.read>

const messageOf = (nth: number, name: string): Message => ({
  id: idOf('message', nth),
  name,
  email: 'skriver@example.com',
  phone: '',
  message: 'Har I plads?',
  created: '2027-06-14T08:00:00Z',
  seen: false,
  archived: false,
  instagramMediaId: null,
  replies: [],
  version: 0,
})

const stubMessages = (names: readonly string[]) => {
  let messages = names.map((name, at) => messageOf(at + 1, name))
  const drop = (ids: readonly string[]) => {
    messages = messages.filter(({ id }) => !ids.includes(id))
  }
  const lists = stub(staffCalls.list, ({ query }) => ({
    results: String(query.archived) === 'true' ? [] : messages,
    page: 1,
    pagesCount: 1,
  }))
  stub(
    staffCalls.read,
    ({ params }) => messages.find(({ id }) => id === params.id) ?? refuse(commonRefusals.not_found),
  )
  stub(staffCalls.change, ({ params, body }) => {
    messages = messages.map(one =>
      one.id === params.id ? { ...one, ...body, version: one.version + 1 } : one,
    )
    return messages.find(({ id }) => id === params.id) ?? refuse(commonRefusals.not_found)
  })
  stub(staffCalls.changeSelected, ({ body }) => ({ changed: body.ids.length }))
  const removed = stub(staffCalls.removeSelected, ({ body }) => {
    drop(body.ids)
    return { deleted: body.ids.length }
  })
  return { lists, removed }
}

test('Several messages are chosen and deleted at once, after a question that names the number', async () => {
  const { removed } = stubMessages(['Slettes en', 'Slettes to', 'Slettes tre'])
  await openStaff('/messages')
  for (const nth of ['en', 'to'])
    await page.getByRole('checkbox', { name: says('list.choose', { name: `Slettes ${nth}` }) }).click()
  await seen(page.getByRole('region', { name: says('list.chosen_other', { count: '2' }) }))
  await button('messages.delete').click()
  const question = page.getByRole('dialog')
  await seen(question.getByText(says('messages.deleteTitle_other', { count: '2' })))
  await question.getByRole('button', { name: says('messages.delete') }).click()
  await seenText('messages.isDeleted_other', { count: '2' })
  await seen(page.getByRole('link', { name: 'Slettes tre' }))
  await expect.poll(() => page.getByRole('link', { name: /^Slettes/ }).elements().length).toBe(1)
  expect(removed.sent[0]?.body.ids).toHaveLength(2)
})

test('Under the title of the archive no new messages stand while the archive loads', async () => {
  const { lists } = stubMessages(['Nyt Navn'])
  await openStaff('/messages')
  const row = page.getByRole('link', { name: 'Nyt Navn' })
  await seen(row)
  const held = Promise.withResolvers<void>()
  lists.answer(async () => {
    await held.promise
    return { results: [], page: 1, pagesCount: 1 }
  })
  await page.css('a[href$="/messages/archived"]').click()
  await title('messages.archiveTitle')
  expect(row.elements()).toHaveLength(0)
  held.resolve()
  await gone(page.css('.mantine-Skeleton-root'))
  expect(row.elements()).toHaveLength(0)
})

test('Who deletes a message or marks it as new is back at the heading of the list', async () => {
  stubMessages(['Læst Igen'])
  await openStaff('/messages')
  const open = async () => {
    await page.getByRole('link', { name: 'Læst Igen' }).click()
    await seen(page.getByRole('heading', { level: 1, name: 'Læst Igen' }))
  }
  const isAtList = async () => {
    await title('messages.title')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  }
  await open()
  await button('messages.markUnseen').click()
  await isAtList()
  await open()
  await button('messages.delete').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('messages.delete') })
    .click()
  await isAtList()
  await seenText('messages.isDeleted_one', { count: '1' })
  history.back()
  await seenText('messages.noSuch')
})

test('A bookkeeper reads messages, and sees nothing that they may not do', async () => {
  stubMessages(['Anna', 'Bo'])
  await openStaff('/messages', { role: 'bookkeeper' })
  await seen(page.getByRole('link', { name: 'Anna' }))
  expect(page.getByRole('checkbox').elements()).toHaveLength(0)
  await page.getByRole('link', { name: 'Anna' }).click()
  await seen(page.getByText('Har I plads?'))
  for (const key of ['messages.toArchive', 'messages.delete', 'messages.markUnseen', 'messages.send'])
    expect(button(key).elements(), key).toHaveLength(0)
})
