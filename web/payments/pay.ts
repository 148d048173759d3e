/**
 * Pays a cart by card, from the button to the outcome (specification 4, "Payment flow"). All effects are parameters, so
 * that tests can run the whole flow without a browser.
 */
import { type Machine, next } from '#shared/kit/machine.ts'
import { asFailure } from '../kit/failure.ts'

/**
 * notReady: the frame failed to load · created: the provider has a transaction · closed: by the buyer, also with Back ·
 * moved: the buyer went on in another tab, which has asked what became of this window.
 */
export type WindowEvent = 'loaded' | 'notReady' | 'created' | 'closed' | 'error' | 'moved'

type WindowState = 'opening' | 'open' | 'early' | 'confirming' | 'cancelling' | 'failing' | 'moving'

/** Confirms a transaction only after the frame has loaded. One reported earlier waits for that. */
const windowMachine: Machine<WindowState, WindowEvent> = {
  opening: {
    loaded: 'open',
    created: 'early',
    closed: 'cancelling',
    error: 'failing',
    notReady: 'failing',
    moved: 'moving',
  },
  open: {
    created: 'confirming',
    closed: 'cancelling',
    error: 'failing',
    notReady: 'failing',
    moved: 'moving',
  },
  early: {
    loaded: 'confirming',
    closed: 'confirming',
    error: 'confirming',
    notReady: 'confirming',
    moved: 'moving',
  },
  confirming: {},
  cancelling: {},
  failing: {},
  moving: {},
}

type WindowEnd = Extract<WindowState, 'confirming' | 'cancelling' | 'failing' | 'moving'>

const isEnd = (state: WindowState): state is WindowEnd =>
  state !== 'opening' && state !== 'open' && state !== 'early'

interface Opened {
  /** The provider's session id. */
  paymentId: string
  /** Our payment's id; null where nothing is to pay: no card window opens, and there is nothing to close. */
  txId: string | null
}

export interface PayDeps {
  init(): Promise<Opened>
  /** Throws CallFailure: 402 when nothing was paid. Each try has the same key. */
  confirm(paymentId: string, key: string): Promise<void>
  /** Both return the payment's status: `paid` when the money was taken in spite of it. */
  cancel(txId: string): Promise<string>
  fail(txId: string): Promise<string>
  /** Returns a function that removes the window. Rejects when the provider's script cannot be loaded. */
  showWindow(paymentId: string, report: (event: WindowEvent) => void): Promise<() => void>
  /** Stores the payment, so that a reload finds it, and deletes it. */
  keep(opened: Opened): void
  forget(): void
  /** Calls back when another tab has forgotten the payment. Returns a function that stops listening. */
  whenMoved(opened: Opened, moved: () => void): () => void
  wait(ms: number): Promise<void>
  newKey(): string
}

/**
 * unloaded: the card window did not load · lost: no response, so the outcome is unknown and the payment is kept · moved:
 * the buyer pays in another tab, which has asked for the outcome.
 */
export type PayEnd = 'paid' | 'cancelled' | 'failed' | 'unloaded' | 'lost' | 'moved'

const WAITS_MS = [1000, 2000, 4000, 8000] as const

/** Resolves with the window's final state and ignores later events. */
const watch = () => {
  let state: WindowState = 'opening'
  let settle: (end: WindowEnd) => void = () => undefined
  const end = new Promise<WindowEnd>(resolve => {
    settle = resolve
  })
  const report = (event: WindowEvent) => {
    const following = next(windowMachine, state, event)
    if (!following) return
    state = following
    if (isEnd(state)) settle(state)
  }
  return { end, report }
}

/** Final refusals: the server has no such payment. */
const SETTLED: readonly number[] = [400, 404]

/** Asks for the outcome of the payment. Retries with the same key while it is unknown. */
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

/** Cancels or fails a payment. Returns its status, because the money may have been taken before. */
const abandon = async (work: () => Promise<string>): Promise<'paid' | 'unpaid' | 'lost'> => {
  try {
    return (await work()) === 'paid' ? 'paid' : 'unpaid'
  } catch (thrown) {
    return SETTLED.includes(asFailure(thrown).status) ? 'unpaid' : 'lost'
  }
}

const settle = async (deps: PayDeps, { paymentId, txId }: Opened, end: WindowEnd): Promise<PayEnd> => {
  if (end === 'moving') return 'moved'
  const outcome = end === 'confirming' ? await confirm(deps, paymentId) : 'unpaid'
  if (outcome !== 'unpaid') return outcome
  if (txId === null) return 'failed'
  const given = await abandon(() => (end === 'cancelling' ? deps.cancel(txId) : deps.fail(txId)))
  if (given === 'paid') return (await confirm(deps, paymentId)) === 'paid' ? 'paid' : 'lost'
  if (given === 'lost') return 'lost'
  return end === 'cancelling' ? 'cancelled' : 'failed'
}

const finish = async (deps: PayDeps, work: () => Promise<PayEnd>): Promise<PayEnd> => {
  try {
    const end = await work()
    if (end !== 'lost' && end !== 'moved') deps.forget()
    return end
  } catch (thrown) {
    // Any other failure says nothing about the money, and the note is all that leads back to it.
    if (SETTLED.includes(asFailure(thrown).status)) deps.forget()
    throw thrown
  }
}

/** Throws CallFailure when the payment cannot be opened, or when the server finally refuses to confirm it. */
export const pay = async (deps: PayDeps): Promise<PayEnd> => {
  const opened = await deps.init()
  deps.keep(opened)
  const { txId } = opened
  return finish(deps, async () => {
    if (txId === null) return settle(deps, opened, 'confirming')
    const { end, report } = watch()
    const stop = deps.whenMoved(opened, () => report('moved'))
    let takeAway: (() => void) | undefined
    try {
      takeAway = await deps.showWindow(opened.paymentId, report).catch(() => undefined)
      // The window did not load, so only another tab can have paid.
      if (!takeAway) return (await abandon(() => deps.fail(txId))) === 'paid' ? 'lost' : 'unloaded'
      const how = await end
      if (how !== 'confirming') takeAway()
      return await settle(deps, opened, how)
    } finally {
      stop()
      takeAway?.()
    }
  })
}

/** Continues after a reload. Cancels a payment without money, so that the buyer can pay again. */
export const resume = (deps: PayDeps, opened: Opened): Promise<PayEnd> =>
  finish(deps, async () => {
    const outcome = await confirm(deps, opened.paymentId)
    return outcome === 'unpaid' ? settle(deps, opened, 'cancelling') : outcome
  })
