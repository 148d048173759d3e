/** The last step of an extension: what is bought, the terms, and the button. */
import { Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExtendFrame } from '../../bookings/extend/extend-frame.tsx'
import type { Held } from '../../bookings/extend/held.ts'
import { ExtensionHold, useHeldFor } from '../../bookings/extend/hold-bar.tsx'
import { letGo, type Source } from '../../bookings/extend/source.ts'
import { Summary } from '../../bookings/extend/summary.tsx'
import { asFailure, hasCode } from '../../kit/failure.ts'
import { Form } from '../../kit/form/form.tsx'
import { underLoader } from '../../kit/loader.tsx'
import { notify, tellFailure } from '../../kit/notify.ts'
import { useThisMarket } from '../../markets/market.ts'
import { leaveCardWindow } from '../card-window.ts'
import { PayBox } from '../pay-box.tsx'
import { usePayForm } from '../use-pay-form.ts'
import { type Trouble, TroubleNotice } from './trouble.tsx'
import { isOpen, usePayExtension } from './use-pay-extension.ts'

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

/** Ends the step when the time is over, unless its money may be on the way. */
const useEndOfHold = (held: Held, seconds: number, isBusy: boolean, onGone: () => void) => {
  const { t } = useTranslation()
  const end = useRef(onGone)
  end.current = onGone
  useEffect(() => {
    if (seconds > 0 || isBusy || isOpen(held)) return
    notify('warning', t('extend.expired', { shelf: held.shelfName }))
    end.current()
  }, [seconds, isBusy, held, t])
}

const usePayment = ({ source, held, onBusy, onPaid, onGone }: PayProps) => {
  const { t } = useTranslation()
  const [trouble, setTrouble] = useState<Trouble>()
  const { isBusy, payNow, goOn } = usePayExtension(source, held)
  const work = async (run: () => ReturnType<typeof goOn>) => {
    onBusy(true)
    try {
      const ended = await run()
      if (ended?.end === 'paid') onPaid(ended.isRefunded)
      else setTrouble(ended?.end)
    } catch (failure) {
      if (!OVER.some(code => hasCode(asFailure(failure), code))) throw failure
      onGone()
    } finally {
      onBusy(false)
    }
  }
  const { form, asksWish } = usePayForm({
    booking: { id: held.bookingRequest, cartToken: held.cartToken, dateStart: held.dateStart },
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
  const { marketId } = useThisMarket()
  const seconds = useHeldFor(held)
  const { form, isBusy, trouble, ask, asksWish } = usePayment(props)
  useEndOfHold(held, seconds, isBusy, onGone)
  const back = async () => {
    try {
      const { bookingRequest, cartToken } = held
      await underLoader(t('extend.lettingGo'), () => letGo(source, marketId, { bookingRequest, cartToken }))
      onGone()
    } catch (thrown) {
      tellFailure(thrown)
    }
  }
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
      bar={<ExtensionHold held={held} seconds={seconds} />}
      back={t('bookings.stepPrice')}
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
