/** Pays the booking of a payment request. A payment that is open is noted in this tab, so that a reload goes on with it. */
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useLanguage } from '../i18n/language.ts'
import { stored } from '../kit/stored.ts'
import { useThisMarket } from '../markets/market.ts'
import { type PayEnd, pay, resume } from './pay.ts'
import { depsOf, type Noted } from './use-payment.ts'

const opened = z.object({ booking: z.string(), paymentId: z.string(), txId: z.string() })

const openRequest = stored(
  'paymentRequestPayment',
  found => opened.safeParse(found).data,
  () => sessionStorage,
)

interface Asked {
  booking: string
  cartToken: string
}

const notedFor = (booking: string): Noted => ({
  keep: payment => openRequest.write({ booking, ...payment }),
  forget: () => openRequest.clear(),
  // Another tab has a note of its own; the server takes the money once.
  whenMoved: () => () => undefined,
})

export const usePayRequest = ({ booking, cartToken }: Asked) => {
  const { marketId, cardWindowScript } = useThisMarket()
  const language = useLanguage()
  const isPaying = useRef(false)
  const [isBusy, setBusy] = useState(false)

  const run = async (goOn: boolean, beginWish = false): Promise<PayEnd | undefined> => {
    const open = openRequest.read()
    const isOpen = open?.booking === booking
    if (isPaying.current || (goOn && !isOpen)) return undefined
    isPaying.current = true
    setBusy(true)
    try {
      const order = {
        buyer: { audience: 'anonymous' as const, marketId },
        bookingIds: [booking],
        cartToken,
        script: cardWindowScript ?? '',
        language,
        beginWish,
        onBooked: () => undefined,
      }
      const deps = depsOf(order, notedFor(booking))
      return await (goOn && open ? resume(deps, open) : pay(deps))
    } finally {
      isPaying.current = false
      setBusy(false)
    }
  }
  return { isBusy, payNow: (beginWish: boolean) => run(false, beginWish), goOn: () => run(true) }
}
