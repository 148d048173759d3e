/** One way to act (web/kit/act/use-act.ts): what a press sends, says, fetches again, and where it leaves the focus. */
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { confirmationCalls } from '#shared/bookings/staff-confirmation-calls.ts'
import type { Route } from '#shared/kit/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { badgesCalls } from '#shared/markets/badges-calls.ts'
import { useAct } from '#web/kit/act/use-act.ts'
import { useRoute } from '#web/kit/use-route.ts'
import { gone, press, renderScreen, seen } from '../screen.tsx'
import { idOf } from '../shop.ts'
import { LOST, stub } from '../stub.ts'

/** A repeatable call that makes the counts of the menu stale. */
const SEND = {
  ...confirmationCalls.sendConfirmation,
  makesStale: ['badges'],
} as const satisfies Route

const QUESTION = { title: 'Send the mail?', text: 'It cannot be taken back.', action: 'Send it' }

const Screen = ({ asks = false }: { asks?: boolean }) => {
  const act = useAct()
  const [results, setResults] = useState<readonly string[]>([])
  const { data } = useRoute(badgesCalls.readBadges, {})
  const send = async () => {
    const answer = await act(send => send(SEND, { params: { id: idOf('booking', 1) } }), {
      ...(asks ? { ask: QUESTION } : {}),
      busy: 'Sending',
      done: ({ email }) => `Sent to ${email}`,
      refused: { not_booked: 'It is booked no more' },
    })
    setResults(before => [...before, answer ? 'sent' : 'not sent'])
  }
  return (
    <>
      <button type="button" onClick={() => void send()}>
        Send
      </button>
      <p>{`${data?.unseenMessagesNumber ?? 'no'} messages`}</p>
      <p>{`Results: ${results.join(', ')}`}</p>
    </>
  )
}

const ANSWER = { email: 'anna@example.com' }
const theButton = page.getByRole('button', { name: 'Send', exact: true })
const text = (words: string) => page.getByText(words, { exact: true })

const open = async (props: { asks?: boolean } = {}) => {
  const badges = stub(badgesCalls.readBadges, {
    pendingBookingRequests: 0,
    unseenMessagesNumber: 1,
    notInTill: 0,
    openClearing: 0,
    tillHeldUp: false,
    accountBalanceFeature: true,
    paymentsFeature: true,
    role: 'owner' as const,
  })
  const sends = stub(SEND, ANSWER)
  await renderScreen(<Screen {...props} />, { session: 'admin' })
  await seen(text('1 messages'))
  return { sends, badges }
}

/** An answer that comes when the test wants it. */
const held = () => Promise.withResolvers<typeof ANSWER>()

test('A call is sent as who is logged in, about their market, and its answer is said', async () => {
  const { sends } = await open()
  await theButton.click()
  await seen(text('Sent to anna@example.com'))
  await seen(text('Results: sent'))
  expect(sends.sent).toMatchObject([{ market: 'demo', token: 'access', params: { id: idOf('booking', 1) } }])
})

test('Whoever thinks better of it sends nothing, and stands on the button again', async () => {
  const { sends } = await open({ asks: true })
  await theButton.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fortryd' }).click()
  await gone(page.getByRole('dialog'))
  await seen(text('Results: not sent'))
  await expect.poll(() => document.activeElement?.textContent).toBe('Send')
  expect(sends.sent).toEqual([])
})

test('After an act that was asked for the focus is on its button', async () => {
  await open({ asks: true })
  theButton.element().focus()
  await press('{Enter}')
  await page.getByRole('dialog').getByRole('button', { name: 'Send it' }).click()
  await seen(text('Results: sent'))
  await gone(page.getByRole('dialog'))
  await expect.poll(() => document.activeElement?.textContent).toBe('Send')
})

test('A double press sends once', async () => {
  const { sends } = await open()
  const { promise, resolve } = held()
  sends.answer(() => promise)
  for (const _ of ['first', 'second'])
    theButton.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await seen(text('Sending'))
  await seen(text('Results: not sent'))
  resolve(ANSWER)
  await seen(text('Results: not sent, sent'))
  expect(sends.sent).toHaveLength(1)
})

test('A try after a lost answer has the same key, the next wish another', async () => {
  const { sends } = await open()
  sends.answer(LOST)
  await theButton.click()
  await seen(text('Results: not sent'))
  sends.answer(ANSWER)
  await theButton.click()
  await seen(text('Results: not sent, sent'))
  await theButton.click()
  await seen(text('Results: not sent, sent, sent'))
  const [lost, again, next] = sends.sent.map(({ key }) => key)
  expect(again).toBe(lost)
  expect(next).not.toBe(lost)
})

test('A refusal is said in the words of the act, any other in the common ones', async () => {
  const { sends } = await open()
  sends.answer(refuse(bookingRefusals.not_booked))
  await theButton.click()
  await seen(text('It is booked no more'))
  sends.answer(refuse(bookingRefusals.no_mail_address))
  await theButton.click()
  await seen(text('Results: not sent, not sent'))
  await gone(text('It is booked no more'))
})

test('What was said of an act is gone as soon as the next begins', async () => {
  const { sends } = await open()
  await theButton.click()
  await seen(text('Sent to anna@example.com'))
  const { promise, resolve } = held()
  sends.answer(() => promise)
  await theButton.click()
  await seen(text('Sending'))
  await gone(text('Sent to anna@example.com'))
  resolve(ANSWER)
  await seen(text('Sent to anna@example.com'))
})

test('What the call makes stale is there before the act is said to be done, and is fetched once', async () => {
  const { badges } = await open()
  const { promise, resolve } = Promise.withResolvers<void>()
  badges.answer(async () => {
    await promise
    return {
      pendingBookingRequests: 0,
      unseenMessagesNumber: 2,
      notInTill: 0,
      openClearing: 0,
      tillHeldUp: false,
      accountBalanceFeature: true,
      paymentsFeature: true,
      role: 'owner' as const,
    }
  })
  const before = badges.sent.length
  await theButton.click()
  await expect.poll(() => badges.sent.length).toBe(before + 1)
  await seen(text('Sending'))
  resolve()
  await seen(text('Sent to anna@example.com'))
  await seen(text('2 messages'))
  expect(badges.sent).toHaveLength(before + 1)
})

test('A call that was refused because the screen is old shows it anew too', async () => {
  const { sends, badges } = await open()
  sends.answer(refuse(kitRefusals.changed_meanwhile, { present: {} }))
  badges.answer({
    pendingBookingRequests: 0,
    unseenMessagesNumber: 3,
    notInTill: 0,
    openClearing: 0,
    tillHeldUp: false,
    accountBalanceFeature: true,
    paymentsFeature: true,
    role: 'owner' as const,
  })
  await theButton.click()
  await seen(text('Results: not sent'))
  await seen(text('3 messages'))
})
