/** Pays one booking that is in no cart of this browser: an extension, or what staff ask the money for. */
import { useRef, useState } from 'react'
import { useLanguage } from '../i18n/language.ts'
import { useThisMarket } from '../markets/market.ts'
import type { Buyer } from '../shelves/use-shelves.ts'
import type { openExtension, openRequest } from './open-payment.ts'
import { type PayEnd, pay, resume } from './pay.ts'
import { depsOf, type Noted } from './use-payment.ts'

interface ToPay {
  audience: Buyer['audience']
  bookingRequest: string
  cartToken: string
  /** Where a payment that is open is noted. */
  note: typeof openExtension | typeof openRequest
}

const notedFor = ({ note, bookingRequest }: ToPay): Noted => ({
  keep: payment => note.write({ bookingRequest, ...payment }),
  forget: () => note.clear(),
  // Another tab has a note of its own; both pay in the same session, which takes the money once.
  whenMoved: () => () => undefined,
})

interface Ended {
  end: PayEnd
  /** The money came too late, and there was no shelf any more: it goes back. */
  isRefunded: boolean
}

export const usePayOne = (toPay: ToPay) => {
  const { audience, bookingRequest, cartToken, note } = toPay
  const { marketId, cardWindowScript } = useThisMarket()
  const language = useLanguage()
  const isPaying = useRef(false)
  const [isBusy, setBusy] = useState(false)

  const run = async (goOn: boolean, beginWish = false): Promise<Ended | undefined> => {
    const noted = note.read()
    const open = noted?.bookingRequest === bookingRequest ? noted : undefined
    if (isPaying.current || (goOn && !open)) return undefined
    isPaying.current = true
    setBusy(true)
    let booked: readonly string[] = []
    try {
      const order = {
        buyer: { audience, marketId },
        bookingIds: [bookingRequest],
        cartToken,
        script: cardWindowScript ?? '',
        language,
        beginWish,
        onBooked: (ids: string[]) => {
          booked = ids
        },
      }
      const deps = depsOf(order, notedFor(toPay))
      const end = await (goOn && open ? resume(deps, open) : pay(deps))
      return { end, isRefunded: end === 'paid' && booked.length === 0 }
    } finally {
      isPaying.current = false
      setBusy(false)
    }
  }
  return { isBusy, payNow: (beginWish: boolean) => run(false, beginWish), goOn: () => run(true) }
}
