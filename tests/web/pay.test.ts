/** Pays by card with a simulated card window. */

import { describe, expect, it } from 'vitest'
import { CallFailure } from '#web/kit/failure.ts'
import { type PayDeps, pay, resume, type WindowEvent } from '#web/payments/pay.ts'

interface Case {
  events?: WindowEvent[]
  /** One for each try; the last one repeats. */
  confirms?: (number | 'ok')[]
  cancel?: string | 'down'
  fail?: string
  init?: CallFailure
  noScript?: boolean
  isFree?: boolean
  /** Another tab has taken the payment over. */
  moved?: boolean
}

const walk = ({
  events = [],
  confirms = ['ok'],
  cancel = 'cancelled',
  fail = 'failed',
  init,
  noScript,
  isFree,
  moved,
}: Case) => {
  const log: string[] = []
  let tries = 0
  let keys = 0
  const deps: PayDeps = {
    init: async () => {
      if (init) throw init
      log.push('init')
      return { paymentId: 'session', txId: isFree ? null : 'tx' }
    },
    confirm: async (_, key) => {
      const outcome = confirms[Math.min(tries, confirms.length - 1)]
      tries += 1
      log.push(`confirm ${key}`)
      if (typeof outcome === 'number') throw new CallFailure(outcome, { detail: 'x' })
    },
    cancel: async () => {
      log.push('cancel')
      if (cancel === 'down') throw new CallFailure(0, undefined)
      return cancel
    },
    fail: async () => {
      log.push('fail')
      return fail
    },
    showWindow: async (_, report) => {
      if (noScript) throw new Error('Lightbox SDK not loaded')
      for (const event of events) report(event)
      return () => log.push('window away')
    },
    keep: () => log.push('keep'),
    forget: () => log.push('forget'),
    whenMoved: (_, report) => {
      if (moved) report()
      return () => undefined
    },
    wait: async ms => {
      log.push(`wait ${ms}`)
    },
    newKey: () => {
      keys += 1
      return `key${keys}`
    },
  }
  return { deps, log }
}

const paying = async (given: Case) => {
  const { deps, log } = walk(given)
  return { end: await pay(deps), log }
}

describe('paying by card', () => {
  it('opens, shows, confirms and forgets', async () => {
    const { end, log } = await paying({ events: ['loaded', 'created', 'closed'] })
    expect(end).toBe('paid')
    expect(log).toEqual(['init', 'keep', 'confirm key1', 'window away', 'forget'])
  })

  it('cancels when the buyer closes the window', async () => {
    const { end, log } = await paying({ events: ['loaded', 'closed'] })
    expect(end).toBe('cancelled')
    expect(log).toContain('cancel')
    expect(log).not.toContain('confirm key1')
    expect(log).toContain('forget')
  })

  it('is paid when the money was taken before the cancellation', async () => {
    const { end, log } = await paying({ events: ['loaded', 'closed'], cancel: 'paid' })
    expect(end).toBe('paid')
    expect(log).toContain('confirm key1')
  })

  it('closes the window and leaves the payment alone when the buyer goes on in another tab', async () => {
    const { end, log } = await paying({ events: ['loaded'], moved: true })
    expect(end).toBe('moved')
    expect(log).toContain('window away')
    for (const done of ['cancel', 'fail', 'forget', 'confirm key1']) expect(log).not.toContain(done)
  })

  it('has an unknown outcome when the cancellation gets no response', async () => {
    const { end, log } = await paying({ events: ['loaded', 'closed'], cancel: 'down' })
    expect(end).toBe('lost')
    expect(log).not.toContain('forget')
  })

  it('removes the window on its error, then marks the payment failed', async () => {
    const { end, log } = await paying({ events: ['loaded', 'error'] })
    expect(end).toBe('failed')
    expect(log.indexOf('window away')).toBeLessThan(log.indexOf('fail'))
  })

  it('fails when the window does not load', async () => {
    expect((await paying({ events: ['notReady'] })).end).toBe('failed')
  })

  it('marks the payment failed when the script does not load', async () => {
    const { end, log } = await paying({ noScript: true })
    expect(end).toBe('unloaded')
    expect(log).toEqual(['init', 'keep', 'fail', 'forget'])
  })

  it('marks a declined payment failed', async () => {
    const { end, log } = await paying({ events: ['loaded', 'created'], confirms: [402] })
    expect(end).toBe('failed')
    expect(log).toContain('fail')
  })

  it('confirms again with the same key when the server fails', async () => {
    const { end, log } = await paying({ events: ['loaded', 'created'], confirms: [500, 429, 'ok'] })
    expect(end).toBe('paid')
    expect(log.filter(line => line.startsWith('confirm'))).toEqual([
      'confirm key1',
      'confirm key1',
      'confirm key1',
    ])
  })

  it('keeps the payment when the server never answers', async () => {
    const { end, log } = await paying({ events: ['loaded', 'created'], confirms: [0] })
    expect(end).toBe('lost')
    expect(log).not.toContain('forget')
  })

  it('confirms a transaction that was reported before the frame loaded', async () => {
    expect((await paying({ events: ['created', 'loaded'] })).end).toBe('paid')
    expect((await paying({ events: ['created', 'closed'] })).end).toBe('paid')
  })

  it('opens nothing when the server refuses', async () => {
    const { deps, log } = walk({ init: new CallFailure(409, { error: 'customer_exists' }) })
    await expect(pay(deps)).rejects.toMatchObject({ status: 409 })
    expect(log).toEqual([])
  })

  it('confirms at once and opens no window where nothing is to pay', async () => {
    expect(await paying({ isFree: true })).toEqual({
      end: 'paid',
      log: ['init', 'keep', 'confirm key1', 'forget'],
    })
    const { end, log } = await paying({ isFree: true, confirms: [402] })
    expect([end, log]).toEqual(['failed', ['init', 'keep', 'confirm key1', 'forget']])
  })

  it('throws a permanent refusal', async () => {
    const { deps, log } = walk({ events: ['loaded', 'created'], confirms: [404] })
    await expect(pay(deps)).rejects.toMatchObject({ status: 404 })
    expect(log).toContain('forget')
    expect(log).toContain('window away')
  })

  it('keeps the note of an open payment when something else breaks', async () => {
    const { deps, log } = walk({ events: ['loaded', 'closed'] })
    const broken = { ...deps, cancel: () => Promise.resolve('cancelled'), forget: () => log.push('forget') }
    broken.showWindow = async (_, report) => {
      report('loaded')
      report('closed')
      return () => {
        throw new TypeError('the page broke')
      }
    }
    await expect(pay(broken)).rejects.toThrow('the page broke')
    expect(log).not.toContain('forget')
  })

  it('hears of another tab while the card window still loads', async () => {
    const { deps, log } = walk({ moved: true })
    const heard: string[] = []
    const end = await pay({
      ...deps,
      whenMoved: (opened, moved) => {
        heard.push('listens')
        return deps.whenMoved(opened, moved)
      },
      showWindow: async (id, report) => {
        heard.push('loads')
        return deps.showWindow(id, report)
      },
    })
    expect([end, heard]).toEqual(['moved', ['listens', 'loads']])
    expect(log).toContain('window away')
  })
})

describe('after a reload', () => {
  const opened = { paymentId: 'session', txId: 'tx' }

  it('is paid when it was paid', async () => {
    const { deps, log } = walk({})
    expect(await resume(deps, opened)).toBe('paid')
    expect(log).toEqual(['confirm key1', 'forget'])
  })

  it('cancels what was not paid', async () => {
    const { deps, log } = walk({ confirms: [402] })
    expect(await resume(deps, opened)).toBe('cancelled')
    expect(log).toEqual(['confirm key1', 'cancel', 'forget'])
  })

  it('keeps the payment when the server does not answer', async () => {
    const { deps, log } = walk({ confirms: [0] })
    expect(await resume(deps, opened)).toBe('lost')
    expect(log).not.toContain('forget')
  })
})
