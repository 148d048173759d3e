/** The card in the tenants' settings, and the line that offers pushes: what the browser says, and what is saved. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '#shared/kit/contract.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { myDataCalls } from '#shared/messages/my-data-calls.ts'
import { noticeCalls } from '#shared/messages/notice-calls.ts'
import { messageRefusals } from '#shared/messages/refusals.ts'
import { later } from '#web/kit/later.tsx'
import { button, gone, renderScreen, says, seen, seenText } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openTenant } from '../tenant-app.tsx'

type Notices = Answer<typeof noticeCalls.readNotices>

const NOTICES: Notices = {
  devices: [],
  publicKey: 'BKey',
  quietFrom: '21:00',
  quietTo: '08:00',
  dailyMail: false,
  wasAsked: false,
}

const [POINT, SECRET] = ['p'.repeat(87), 's'.repeat(22)]

/** What the browser answers to who asks whether it may. */
let permission: NotificationPermission
let asked: number
let own: { endpoint: string; unsubscribe: () => Promise<boolean>; toJSON: () => object } | null

const subscribe = vi.fn(async () => {
  own = {
    endpoint: 'https://push.example/1',
    unsubscribe: async () => {
      own = null
      return true
    },
    toJSON: () => ({ keys: { p256dh: POINT, auth: SECRET } }),
  }
  return own
})

beforeEach(() => {
  permission = 'granted'
  asked = 0
  own = null
  subscribe.mockClear()
  const pushManager = { subscribe, getSubscription: async () => own }
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    pushManager,
  } as unknown as ServiceWorkerRegistration)
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => (asked ? permission : 'default'))
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    asked += 1
    return permission
  })
})
afterEach(() => vi.restoreAllMocks())

const device = (id: string, endpoint: string) => ({ id, endpoint, addedOn: 1_800_000_000 })

/** Keeps what is saved, as the server does. */
const serve = (given: Partial<Notices> = {}) => {
  let now: Notices = { ...NOTICES, ...given }
  const change = (next: Partial<Notices>) => {
    now = { ...now, ...next }
    return now
  }
  stub(noticeCalls.readNotices, () => now)
  return {
    added: stub(noticeCalls.addDevice, ({ body }) =>
      change({ wasAsked: true, devices: [...now.devices, device('a'.repeat(32), body.endpoint)] }),
    ),
    changed: stub(noticeCalls.changeNotices, ({ body }) => change(body as Partial<Notices>)),
    removed: stub(noticeCalls.removeDevice, ({ params }) =>
      change({ devices: now.devices.filter(({ id }) => id !== params.id) }),
    ),
  }
}

const openSettings = async (given?: Partial<Notices>) => {
  const calls = serve(given)
  stub(myDataCalls.readMyData, { job: null, startedOn: null, availableUntil: null })
  await openTenant('/settings')
  return calls
}

test('The browser asks only after the press; then this device hears, and can be switched off', async () => {
  const { added, removed } = await openSettings()
  await seen(button('notices.turnOn'))
  expect(asked).toBe(0)
  await button('notices.turnOn').click()
  await seenText('notices.on')
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'BKey' }]])
  expect(added.sent.map(({ body }) => body)).toEqual([
    { endpoint: 'https://push.example/1', p256dh: POINT, auth: SECRET },
  ])
  await button('notices.turnOff').click()
  await seen(button('notices.turnOn'))
  expect(removed.sent.map(({ params }) => params)).toEqual([{ id: 'a'.repeat(32) }])
})

test('Who says no to the browser reads how to say yes later, and nothing is sent', async () => {
  permission = 'denied'
  const { added } = await openSettings()
  await button('notices.turnOn').click()
  await seenText('notices.refused')
  expect(added.sent).toEqual([])
})

test('A push service that we do not know is said', async () => {
  const { added } = await openSettings()
  added.answer(refuseFields({ endpoint: [messageRefusals.push_service_unknown] }))
  await button('notices.turnOn').click()
  await seenText('codes.push_service_unknown')
  await seen(button('notices.turnOn'))
})

test('Quiet hours are switched off and on, and set; other devices are switched off from here', async () => {
  const others = [
    device('b'.repeat(32), 'https://push.example/b'),
    device('c'.repeat(32), 'https://x.example'),
  ]
  const { changed, removed } = await openSettings({ devices: others })
  await page.getByLabelText(says('notices.from'), { exact: true }).selectOptions('20:00')
  await page.getByLabelText(says('notices.quiet')).click()
  await gone(page.getByLabelText(says('notices.from'), { exact: true }))
  await page.getByLabelText(says('notices.quiet')).click()
  await seen(page.getByLabelText(says('notices.to'), { exact: true }))
  await page.getByLabelText(says('notices.daily')).click()
  await expect.poll(() => changed.sent.length).toBe(4)
  expect(changed.sent.map(({ body }) => body)).toEqual([
    { quietFrom: '20:00' },
    { quietFrom: '00:00', quietTo: '00:00' },
    { quietFrom: '21:00', quietTo: '08:00' },
    { dailyMail: true },
  ])
  await button('notices.othersOff').click()
  await expect.poll(() => removed.sent.length).toBe(2)
  await gone(button('notices.othersOff'))
})

const Asking = later(
  ['notices'],
  async () => (await import('#web/messages/notices/ask-for-push.tsx')).AskForPush,
)

const ask = async (given?: Partial<Notices>) => {
  const calls = serve(given)
  await renderScreen(<Asking instead={null} />, { session: 'customer' })
  return calls
}

test('After a sale one is asked once: a yes switches pushes on here, a no is kept', async () => {
  const { added } = await ask()
  await button('notices.yes').click()
  await gone(page.getByText(says('notices.ask')))
  expect(added.sent).toHaveLength(1)
  const { changed } = await ask()
  own = null
  await button('notices.no').click()
  await gone(page.getByText(says('notices.ask')))
  expect(changed.sent.map(({ body }) => body)).toEqual([{ wasAsked: true }])
})
