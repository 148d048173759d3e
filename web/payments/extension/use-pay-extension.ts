/** Pays an extension. A payment that is open is noted in this tab, so that a reload goes on with it. */
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Held } from '../../bookings/extend/held.ts'
import type { Source } from '../../bookings/extend/source.ts'
import { useLanguage } from '../../i18n/language.ts'
import { stored } from '../../kit/stored.ts'
import { useThisMarket } from '../../markets/market.ts'
import { type PayEnd, pay, resume } from '../pay.ts'
import { depsOf, type Noted } from '../use-payment.ts'

const opened = z.object({ bookingRequest: z.string(), paymentId: z.string(), txId: z.string() })

const openPayment = stored(
  'extensionPaymentId',
  found => opened.safeParse(found).data,
  () => sessionStorage,
)

export const isOpen = ({ bookingRequest }: Held): boolean =>
  openPayment.read()?.bookingRequest === bookingRequest

const notedFor = ({ bookingRequest }: Held): Noted => ({
  keep: payment => openPayment.write({ bookingRequest, ...payment }),
  forget: () => openPayment.clear(),
  // Another tab has a note of its own; both pay in the same session, which takes the money once.
  whenMoved: () => () => undefined,
})

interface Ended {
  end: PayEnd
  /** The money came too late, and there was no shelf any more: it goes back. */
  isRefunded: boolean
}

export const usePayExtension = ({ audience }: Source, held: Held) => {
  const { marketId, cardWindowScript } = useThisMarket()
  const language = useLanguage()
  const isPaying = useRef(false)
  const [isBusy, setBusy] = useState(false)

  const run = async (goOn: boolean, beginWish = false): Promise<Ended | undefined> => {
    const open = isOpen(held) ? openPayment.read() : undefined
    if (isPaying.current || (goOn && !open)) return undefined
    isPaying.current = true
    setBusy(true)
    let booked: readonly string[] = []
    try {
      const order = {
        buyer: { audience, marketId },
        bookingIds: [held.bookingRequest],
        cartToken: held.cartToken,
        script: cardWindowScript ?? '',
        language,
        beginWish,
        onBooked: (ids: string[]) => {
          booked = ids
        },
      }
      const deps = depsOf(order, notedFor(held))
      const end = await (goOn && open ? resume(deps, open) : pay(deps))
      return { end, isRefunded: end === 'paid' && booked.length === 0 }
    } finally {
      isPaying.current = false
      setBusy(false)
    }
  }
  return { isBusy, payNow: (beginWish: boolean) => run(false, beginWish), goOn: () => run(true) }
}
