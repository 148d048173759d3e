/** The last step of an extension: what is bought, the terms, and the button. */
import { Text } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HoldBar } from '../../bookings/cart/hold-bar.tsx'
import { letGo } from '../../bookings/cart/let-go.ts'
import { useHeldFor } from '../../bookings/cart/use-seconds-left.ts'
import { draft } from '../../bookings/extend/draft.ts'
import { ExtendFrame } from '../../bookings/extend/extend-frame.tsx'
import type { Held } from '../../bookings/extend/held.ts'
import { proofOf, type Source } from '../../bookings/extend/source.ts'
import { Summary } from '../../bookings/extend/summary.tsx'
import { asFailure, hasCode } from '../../kit/failure.ts'
import { Form } from '../../kit/form/form.tsx'
import { underLoader } from '../../kit/loader.tsx'
import { notify, tellFailure } from '../../kit/notify.ts'
import { useShow } from '../../kit/show.ts'
import { useStored } from '../../kit/stored.ts'
import { useThisMarket } from '../../markets/market.ts'
import { leaveCardWindow } from '../card-window.ts'
import { openExtension } from '../open-payment.ts'
import { PayBox } from '../pay-box.tsx'
import { usePayForm } from '../use-pay-form.ts'
import { usePayOne } from '../use-pay-one.ts'
import { type Trouble, TroubleNotice } from './trouble.tsx'

/** The server holds it no more: another tab has paid it, or it ran out. */
const OVER = ['reservation_expired', 'not_in_cart', 'not_found', 'link_invalid'] as const

interface PayProps {
  source: Source
  held: Held
  hasServices: boolean
  /** Nothing takes this step away while a payment is under way. */
  onBusy: (isBusy: boolean) => void
  onPaid: (isRefunded: boolean) => void
  onGone: () => void
}

const isOpen = ({ bookingRequest }: Held): boolean => openExtension.read()?.bookingRequest === bookingRequest

/** Ends the step and says why: the time is over, or another window or device has paid it or begun anew. */
const useLeaveOver = ({ held, onGone }: PayProps, seconds: number): (() => void) => {
  const { t } = useTranslation()
  const shelf = held.shelfName
  const leave = useRef(onGone)
  leave.current = () => {
    notify('warning', seconds > 0 ? t('extend.heldNoMore', { shelf }) : t('extend.expired', { shelf }))
    onGone()
  }
  return useCallback(() => leave.current(), [])
}

/** Ends the step when the time is over, unless its money may be on the way. */
const useEndOfHold = (held: Held, seconds: number, isBusy: boolean, onOver: () => void) => {
  useEffect(() => {
    if (seconds <= 0 && !isBusy && !isOpen(held)) onOver()
  }, [seconds, isBusy, held, onOver])
}

const usePayment = ({ source, held, onBusy, onPaid }: PayProps, onOver: () => void) => {
  const { t } = useTranslation()
  const [trouble, setTrouble] = useState<Trouble>()
  const { bookingRequest, cartToken } = held
  const { isBusy, payNow, goOn } = usePayOne({
    audience: source.audience,
    bookingRequest,
    cartToken,
    note: openExtension,
  })
  const work = async (run: () => ReturnType<typeof goOn>) => {
    onBusy(true)
    try {
      const ended = await run()
      if (ended?.end === 'paid') onPaid(ended.isRefunded)
      else setTrouble(ended?.end)
    } catch (failure) {
      if (!OVER.some(code => hasCode(asFailure(failure), code))) throw failure
      onOver()
    } finally {
      onBusy(false)
    }
  }
  const { form, asksWish } = usePayForm({
    booking: { id: bookingRequest, cartToken, dateStart: held.dateStart },
    send: beginWish => work(() => payNow(beginWish)),
  })
  const ask = () => underLoader(t('payments.confirming'), () => work(goOn)).catch(tellFailure)
  // A payment that a reload has interrupted goes on.
  const askOnce = useRef(() => (isOpen(held) ? ask() : undefined))
  useEffect(() => {
    void askOnce.current()
    return leaveCardWindow
  }, [])
  return { form, isBusy, trouble: isBusy ? undefined : trouble, ask, asksWish }
}

export const Pay = (props: PayProps) => {
  const { t } = useTranslation()
  const { source, held, hasServices, onGone } = props
  const show = useShow()
  const { marketId, currencyCode } = useThisMarket()
  const seconds = useHeldFor(held)
  const chosen = useStored(draft)
  const leaveOver = useLeaveOver(props, seconds)
  const { form, isBusy, trouble, ask, asksWish } = usePayment(props, leaveOver)
  useEndOfHold(held, seconds, isBusy, leaveOver)
  const back = async () => {
    try {
      const { bookingRequest, cartToken } = held
      const buyer = { audience: source.audience, marketId }
      await underLoader(t('extend.lettingGo'), () =>
        letGo(buyer, { bookingRequest, cartToken, ...proofOf(source) }),
      )
      onGone()
    } catch (thrown) {
      tellFailure(thrown)
    }
  }
  // After a reload in another tab nothing is chosen, and the period comes first.
  const leadsToServices = hasServices && chosen?.extended === held.extended
  const isUnknown = trouble === 'lost' || trouble === 'moved'
  return (
    <ExtendFrame
      source={source}
      title={
        held.shelfName === held.shelfBefore
          ? t('extend.payTitleSame', { shelf: held.shelfName })
          : t('extend.payTitle', { shelf: held.shelfName })
      }
      progress={{ step: 'checkout', hasServices }}
      bar={
        <HoldBar
          seconds={seconds}
          label={t('extend.heldFor', { shelf: held.shelfName })}
          total={show.money(held.totalPrice, currencyCode)}
        />
      }
      back={leadsToServices ? t('bookings.stepServices') : t('bookings.stepPrice')}
      onBack={() => void back()}
    >
      <Summary held={held} />
      <Form form={form}>
        <PayBox
          form={form}
          asksWish={asksWish}
          amount={held.totalPrice}
          isBusy={isBusy}
          mayPay={!isUnknown}
          lead={held.email && <Text>{t('extend.receiptTo', { email: held.email })}</Text>}
          trouble={trouble && <TroubleNotice what={trouble} held={held} onAsk={() => void ask()} />}
        />
      </Form>
    </ExtendFrame>
  )
}
