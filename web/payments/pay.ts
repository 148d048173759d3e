/**
 * Paying a cart by card, from the button to the end (specification 4, "Payment flow"). Everything outside is
 * handed in, so that the whole way can be walked without a browser.
 */
import { type Machine, next } from '#shared/kit/machine.ts'
import { asFailure } from '../kit/failure.ts'

/** loaded: the frame is there · notReady: it will not come · created: the provider has a transaction · closed: by the buyer. */
export type WindowEvent = 'loaded' | 'notReady' | 'created' | 'closed' | 'error'

type WindowState = 'opening' | 'open' | 'early' | 'confirming' | 'cancelling' | 'failing'

/** Confirms a transaction only after the frame has loaded. One reported earlier waits for that. */
const windowMachine: Machine<WindowState, WindowEvent> = {
  opening: { loaded: 'open', created: 'early', closed: 'cancelling', error: 'failing', notReady: 'failing' },
  open: { created: 'confirming', closed: 'cancelling', error: 'failing', notReady: 'failing' },
  early: { loaded: 'confirming', closed: 'confirming', error: 'confirming', notReady: 'confirming' },
  confirming: {},
  cancelling: {},
  failing: {},
}

type WindowEnd = Extract<WindowState, 'confirming' | 'cancelling' | 'failing'>

const isEnd = (state: WindowState): state is WindowEnd =>
  state === 'confirming' || state === 'cancelling' || state === 'failing'

export interface Opened {
  /** The session at the provider. */
  paymentId: string
  /** The payment at ours. */
  txId: string
}

export interface PayDeps {
  init(): Promise<Opened>
  /** Throws CallFailure: 402 when nothing was paid. The same key goes with each try. */
  confirm(paymentId: string, key: string): Promise<void>
  /** Both answer the payment's status: `paid` when the money was there all the same. */
  cancel(txId: string): Promise<string>
  fail(txId: string): Promise<string>
  /** Rejects when the provider's script is not there; answers how to take the window away. */
  showWindow(paymentId: string, tell: (event: WindowEvent) => void): Promise<() => void>
  /** Remembers the payment over a reload, and forgets it. */
  keep(opened: Opened): void
  forget(): void
  wait(ms: number): Promise<void>
  newKey(): string
}

/** unloaded: the card window did not load · lost: no answer, so the outcome is unknown and the payment is kept. */
export type PayEnd = 'paid' | 'cancelled' | 'failed' | 'unloaded' | 'lost'

const WAITS_MS = [1000, 2000, 4000, 8000] as const

/** Resolves with the window's final state and ignores later events. */
const watch = () => {
  let state: WindowState = 'opening'
  let settle: (end: WindowEnd) => void = () => undefined
  const end = new Promise<WindowEnd>(resolve => {
    settle = resolve
  })
  const tell = (event: WindowEvent) => {
    const following = next(windowMachine, state, event)
    if (!following) return
    state = following
    if (isEnd(state)) settle(state)
  }
  return { end, tell }
}

/** What the server says when it knows for sure that this is no payment to be asked about. */
const SETTLED: readonly number[] = [400, 404]

/** Asks how the payment ended, again with the same key when that is not known. */
const confirm = async (deps: PayDeps, paymentId: string): Promise<'paid' | 'unpaid' | 'lost'> => {
  const key = deps.newKey()
  for (const ms of [...WAITS_MS, undefined]) {
    try {
      await deps.confirm(paymentId, key)
      return 'paid'
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (failure.status === 402) return 'unpaid'
      if (SETTLED.includes(failure.status)) throw failure
      if (ms !== undefined) await deps.wait(ms)
    }
  }
  return 'lost'
}

/** What the server says of a payment that we give up: the money may be there all the same. */
const giveUp = async (work: () => Promise<string>): Promise<'paid' | 'unpaid' | 'lost'> => {
  try {
    return (await work()) === 'paid' ? 'paid' : 'unpaid'
  } catch (thrown) {
    return SETTLED.includes(asFailure(thrown).status) ? 'unpaid' : 'lost'
  }
}

const settle = async (deps: PayDeps, { paymentId, txId }: Opened, end: WindowEnd): Promise<PayEnd> => {
  const told = end === 'confirming' ? await confirm(deps, paymentId) : 'unpaid'
  if (told !== 'unpaid') return told
  const given = await giveUp(() => (end === 'cancelling' ? deps.cancel(txId) : deps.fail(txId)))
  if (given === 'paid') return (await confirm(deps, paymentId)) === 'paid' ? 'paid' : 'lost'
  if (given === 'lost') return 'lost'
  return end === 'cancelling' ? 'cancelled' : 'failed'
}

const finish = async (deps: PayDeps, work: () => Promise<PayEnd>): Promise<PayEnd> => {
  try {
    const end = await work()
    if (end !== 'lost') deps.forget()
    return end
  } catch (thrown) {
    deps.forget()
    throw thrown
  }
}

/** Throws CallFailure when the payment cannot be opened, or when the server refuses for good to say how it ended. */
export const pay = async (deps: PayDeps): Promise<PayEnd> => {
  const opened = await deps.init()
  deps.keep(opened)
  return finish(deps, async () => {
    const { end, tell } = watch()
    let takeAway: () => void
    try {
      takeAway = await deps.showWindow(opened.paymentId, tell)
    } catch {
      // The window did not load, so only another tab can have paid.
      return (await giveUp(() => deps.fail(opened.txId))) === 'paid' ? 'lost' : 'unloaded'
    }
    const how = await end
    if (how === 'failing') takeAway()
    try {
      return await settle(deps, opened, how)
    } finally {
      takeAway()
    }
  })
}

/** After a reload: the payment may have been made. What was not paid is cancelled, so that it can be paid anew. */
export const resume = (deps: PayDeps, opened: Opened): Promise<PayEnd> =>
  finish(deps, async () => {
    const told = await confirm(deps, opened.paymentId)
    return told === 'unpaid' ? settle(deps, opened, 'cancelling') : told
  })
