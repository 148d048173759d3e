/** The shelf that a mail offers to the first in line: until when it is held, and the way to book it. */
import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { IconArrowRight, IconClock, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { waitlistCalls } from '#shared/bookings/visitors-waitlist-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { endIn } from '#shared/kit/end-in.ts'
import { call } from '../../kit/call.ts'
import { serverAheadSeconds } from '../../kit/calls/server-clock.ts'
import { confirm } from '../../kit/dialog/confirm.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { asFailure, hasCode } from '../../kit/failure.ts'
import { underLoader } from '../../kit/loader.tsx'
import { Notice } from '../../kit/notice.tsx'
import { tellFailure } from '../../kit/notify.ts'
import { OfLink } from '../../kit/of-link.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import { entriesOf, keepEntries, tokenOf } from '../cart/cart.ts'
import { entryOf } from '../reserve/reconcile.ts'
import { BrokenLink, LinkFrame } from '../shop/link-page.tsx'
import styles from '../summary/bookings.module.css'
import { audienceAt, OverNotice } from './link-frame.tsx'

type Offer = Answer<typeof waitlistCalls.readOffer>

const OVER = ['link_invalid', 'waitlist_offer_over'] as const

const isOver = (thrown: unknown): boolean => OVER.some(code => hasCode(asFailure(thrown), code))

interface ActsProps {
  token: string
  offer: Offer
  onDeclined: () => void
  onOver: () => void
}

const useActs = ({ token, offer, onDeclined, onOver }: ActsProps) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const navigate = useNavigate()
  // A lost answer is asked for again with the same key, and is the same reservation.
  const [key] = useState(() => crypto.randomUUID())
  const failed = (thrown: unknown) => (isOver(thrown) ? onOver() : tellFailure(thrown))
  const take = async () => {
    const audience = audienceAt(marketId)
    try {
      const body = { token, cartToken: tokenOf(marketId) }
      const taken = await underLoader(t('waitlist.taking'), () =>
        call(waitlistCalls.takeOffer, { audience, market: marketId, key, body }),
      )
      const own = {
        ...entryOf(offer.bookingRequest, marketId, taken.cartToken),
        isGuests: audience === 'anonymous',
        reservedAt: taken.reservedTs,
        expiresOn: taken.expiresOn,
        clockAhead: serverAheadSeconds(),
      }
      const others = entriesOf(marketId).filter(({ bookingRequest }) => bookingRequest !== taken.id)
      keepEntries(marketId, [...others, own])
      await navigate(`/${marketId}/booking/checkout`)
    } catch (thrown) {
      failed(thrown)
    }
  }
  const decline = async () => {
    const isSure = await confirm({
      title: t('waitlist.declineTitle'),
      text: t('waitlist.declineText'),
      action: t('waitlist.decline'),
    })
    if (!isSure) return
    try {
      await underLoader(t('waitlist.declining'), () =>
        call(waitlistCalls.declineOffer, { audience: 'anonymous', market: marketId, body: { token } }),
      )
      onDeclined()
    } catch (thrown) {
      failed(thrown)
    }
  }
  return { take, decline }
}

const Held = (props: ActsProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const label = usePeriodLabel()
  const { timeZone, currencyCode, language } = useThisMarket()
  const { take, decline } = useActs(props)
  const { bookingRequest, until } = props.offer
  const end = endIn(timeZone, Date.parse(until))
  const facts: [string, string][] = [
    [t('waitlist.period'), label(bookingRequest.shelfPeriodPrice.bookingPeriod)],
    [t('waitlist.first'), show.day(bookingRequest.dateStart)],
    [t('waitlist.last'), show.day(bookingRequest.dateEnd)],
    [t('waitlist.price'), show.money(bookingRequest.totalPrice, currencyCode)],
  ]
  return (
    <LinkFrame title={t('waitlist.offerTitle')}>
      <Notice icon={IconClock} role="note">
        <Text>
          {t('waitlist.heldUntil', {
            day: show.day(end.day),
            time: end.time,
          })}
        </Text>
      </Notice>
      <Paper withBorder p="lg" component="section" aria-labelledby="held">
        <Title order={2} id="held" mb="sm">
          <span lang={language}>{bookingRequest.shelfTypeName}</span>,{' '}
          {t('waitlist.shelf', { name: bookingRequest.shelf.name })}
        </Title>
        <Facts className={styles.lines}>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      </Paper>
      <Group gap="sm">
        <Button size="lg" rightSection={<IconArrowRight size={20} aria-hidden />} onClick={() => void take()}>
          {t('waitlist.take')}
        </Button>
        <Button
          size="lg"
          variant="subtle"
          leftSection={<IconX size={20} aria-hidden />}
          onClick={() => void decline()}
        >
          {t('waitlist.decline')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t('waitlist.takeHint')}
      </Text>
    </LinkFrame>
  )
}

const OneOffer = ({ token }: { token: string }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const [isDeclined, setDeclined] = useState(false)
  const offer = useRoute(
    waitlistCalls.readOffer,
    isDeclined ? undefined : { audience: 'anonymous', market: marketId, query: { token } },
    { shouldRetryOnError: false },
  )
  if (isDeclined)
    return (
      <LinkFrame title={t('waitlist.declinedTitle')}>
        <OverNotice text={t('waitlist.declinedText')} />
      </LinkFrame>
    )
  if (offer.failure && hasCode(offer.failure, 'link_invalid')) return <BrokenLink />
  if (offer.failure && isOver(offer.failure))
    return (
      <LinkFrame title={t('waitlist.overTitle')}>
        <OverNotice text={t('waitlist.overText')} />
      </LinkFrame>
    )
  return (
    <WhenLoaded of={{ offer }}>
      {data => (
        <Held
          token={token}
          offer={data.offer}
          onDeclined={() => setDeclined(true)}
          onOver={() => void offer.retry()}
        />
      )}
    </WhenLoaded>
  )
}

export const WaitlistOffer = () => <OfLink>{token => <OneOffer token={token} />}</OfLink>
