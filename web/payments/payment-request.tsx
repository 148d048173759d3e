/** The buyer pays what staff ask for, by the link in a mail (specification 2, decision D33). */
import { Button, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { linkCalls } from '#shared/bookings/visitors-link-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { endIn } from '#shared/kit/end-in.ts'
import { entryOf } from '../bookings/reserve/reconcile.ts'
import { asFailure, hasCode } from '../kit/failure.ts'
import { Form } from '../kit/form/form.tsx'
import { Notice } from '../kit/notice.tsx'
import { tellFailure } from '../kit/notify.ts'
import { OfLink } from '../kit/of-link.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { sessions } from '../kit/session.ts'
import { useShow } from '../kit/show.ts'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { landingOf, useThisMarket } from '../markets/market.ts'
import { AskedLines } from './asked-lines.tsx'
import { leaveCardWindow } from './card-window.ts'
import { openRequest } from './open-payment.ts'
import type { PayEnd } from './pay.ts'
import { PayBox } from './pay-box.tsx'
import { usePayForm } from './use-pay-form.ts'
import { usePayOne } from './use-pay-one.ts'

type Asked = Answer<typeof linkCalls.readByLink>

const OVER = ['link_invalid', 'payment_request_paid'] as const
/** With these codes the link is asked again, which says why it pays nothing any more. */
const OUTDATED = [...OVER, 'not_in_cart', 'reservation_expired'] as const

/** Back to the tenant's own pages, for others to the shop's. */
const homeOf = (marketId: string): string =>
  sessions.customer.read()?.marketId === marketId ? '/user#/bookings' : landingOf(marketId)

const Frame = ({ title, children }: { title: string; children: ReactNode }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  return (
    <Stack gap="lg" maw={640} mx="auto">
      <PageTitle>{title}</PageTitle>
      {children}
      <div>
        <Button
          component="a"
          href={homeOf(marketId)}
          variant="subtle"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
        >
          {t('paymentrequest.back')}
        </Button>
      </div>
    </Stack>
  )
}

/** The link no longer pays anything: why, and where to ask. */
const Over = ({ code }: { code: (typeof OVER)[number] }) => {
  const { t } = useTranslation()
  const { supportPhone, supportEmail } = useThisMarket()
  const isPaid = code === 'payment_request_paid'
  return (
    <Frame title={t('paymentrequest.title')}>
      <StepTitle>{isPaid ? t('paymentrequest.paidTitle') : t('paymentrequest.overTitle')}</StepTitle>
      <Notice color={isPaid ? 'shelf' : 'straw'} {...(isPaid ? { icon: IconCircleCheck } : {})} role="status">
        <Text>{isPaid ? t('paymentrequest.paidText') : t('paymentrequest.overText')}</Text>
        <Text>{[supportPhone, supportEmail].filter(Boolean).join(' · ')}</Text>
      </Notice>
    </Frame>
  )
}

const useEndings = (): Record<Exclude<PayEnd, 'paid'>, string> => {
  const { t } = useTranslation()
  return {
    cancelled: t('payments.cancelled'),
    failed: t('payments.failed'),
    unloaded: t('payments.unloaded'),
    lost: t('payments.lost'),
    moved: t('payments.moved'),
  }
}

/** The receipt takes the place of the link. It has the token of the booking's own cart. */
const useToReceipt = ({ bookingRequest, cartToken }: Asked): (() => void) => {
  const { marketId } = useThisMarket()
  const navigate = useNavigate()
  const token = cartToken ?? ''
  const state = { booked: [entryOf(bookingRequest, marketId, token)] }
  return () => void navigate({ pathname: `/${marketId}/paid`, hash: token }, { state, replace: true })
}

interface PayProps {
  asked: Asked
  onOver: () => void
}

const Pay = ({ asked, onOver }: PayProps) => {
  const { bookingRequest, cartToken, validUntil } = asked
  const { t } = useTranslation()
  const show = useShow()
  const market = useThisMarket()
  const endings = useEndings()
  const [trouble, setTrouble] = useState<string>()
  const { isBusy, payNow, goOn } = usePayOne({
    audience: 'anonymous',
    bookingRequest: bookingRequest.id,
    cartToken: cartToken ?? '',
    note: openRequest,
  })
  const toReceipt = useToReceipt(asked)
  const ended = (done: Awaited<ReturnType<typeof goOn>>) => {
    if (done?.end !== 'paid') return setTrouble(done && endings[done.end])
    // The link says why the money goes back.
    if (done.isRefunded) onOver()
    else toReceipt()
  }
  const { id, dateStartCustomer: dateStart } = bookingRequest
  const { form, asksWish } = usePayForm({
    booking: { id, cartToken: cartToken ?? '', dateStart },
    send: async beginWish => {
      try {
        ended(await payNow(beginWish))
      } catch (failure) {
        if (!OUTDATED.some(code => hasCode(asFailure(failure), code))) throw failure
        onOver()
      }
    },
  })
  // A payment that a reload has interrupted goes on.
  const goOnOnce = useRef(() => goOn().then(ended, tellFailure))
  useEffect(() => {
    void goOnOnce.current()
    return leaveCardWindow
  }, [])
  const isFree = Number(bookingRequest.totalPrice) === 0
  const title = isFree ? t('paymentrequest.freeTitle') : t('paymentrequest.title')
  const end = validUntil ? endIn(market.timeZone, Date.parse(validUntil)) : undefined
  return (
    <Frame title={title}>
      <StepTitle>{title}</StepTitle>
      <Text size="lg">
        {isFree
          ? t('paymentrequest.freeLead', { shop: market.visualName })
          : t('paymentrequest.lead', { shop: market.visualName })}
      </Text>
      <AskedLines booking={bookingRequest} market={market} />
      {end && <Text c="dimmed">{t('paymentrequest.until', { day: show.day(end.day), time: end.time })}</Text>}
      <Form form={form}>
        <PayBox
          form={form}
          asksWish={asksWish}
          amount={bookingRequest.totalPrice}
          isBusy={isBusy}
          trouble={
            trouble &&
            !isBusy && (
              <Notice color="berry" role="status" takesFocus>
                <Text size="sm">{trouble}</Text>
              </Notice>
            )
          }
        />
      </Form>
    </Frame>
  )
}

const OneRequest = ({ token }: { token: string }) => {
  const { marketId } = useThisMarket()
  const asked = useRoute(
    linkCalls.readByLink,
    { audience: 'anonymous', market: marketId, query: { token } },
    { shouldRetryOnError: false },
  )
  const over = asked.failure && OVER.find(code => asked.failure && hasCode(asked.failure, code))
  if (over) return <Over code={over} />
  return (
    <WhenLoaded of={{ asked }}>
      {({ asked: found }) => <Pay asked={found} onOver={() => void asked.retry()} />}
    </WhenLoaded>
  )
}

export const PaymentRequest = () => <OfLink>{token => <OneRequest token={token} />}</OfLink>
