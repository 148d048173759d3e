/** A friend is asked to take a booking over: what it is and by when, then yes or no. */
import { Button, Paper, Text, Title } from '@mantine/core'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { visitorsHandOverCalls } from '#shared/bookings/visitors-hand-over-calls.ts'
import { endIn } from '#shared/kit/end-in.ts'
import { toLogIn } from '../../identity/to-log-in.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { asFailure, hasCode } from '../../kit/failure.ts'
import { Notice } from '../../kit/notice.tsx'
import { OfLink } from '../../kit/of-link.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { landingOf, useThisMarket } from '../../markets/market.ts'
import own from '../own/own.module.css'
import { BrokenLink, LinkFrame } from '../shop/link-page.tsx'
import { AcceptForm, type Offered } from './accept-form.tsx'
import styles from './hand-over.module.css'

const OVER = ['link_invalid', 'hand_over_over'] as const

const isOver = (thrown: unknown): boolean => OVER.some(code => hasCode(asFailure(thrown), code))

const ToLogIn = ({ isMain }: { isMain: boolean }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  return (
    <div>
      <Button component={Link} variant={isMain ? 'filled' : 'default'} {...toLogIn(marketId)}>
        {t('identity.logIn')}
      </Button>
    </div>
  )
}

/** How it ended: accepted, declined, or over before the friend came. */
const End = ({ end }: { end: 'accepted' | 'declined' | 'over' }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const isAccepted = end === 'accepted'
  const title = {
    accepted: t('handover.acceptedTitle'),
    declined: t('handover.declinedTitle'),
    over: t('handover.overTitle'),
  }[end]
  const text = {
    accepted: t('handover.acceptedText'),
    declined: t('handover.declinedText'),
    over: t('handover.overText'),
  }[end]
  return (
    <LinkFrame title={title}>
      <Notice role="status" {...(isAccepted ? { color: 'shelf' as const, icon: IconCircleCheck } : {})}>
        <Text>{text}</Text>
      </Notice>
      {end === 'declined' ? (
        <div>
          <Button component="a" variant="default" href={landingOf(marketId)}>
            {t('handover.toShop')}
          </Button>
        </div>
      ) : (
        <ToLogIn isMain={isAccepted} />
      )}
    </LinkFrame>
  )
}

const OfferedFacts = ({ offered }: { offered: Offered }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { language } = useThisMarket()
  const { shelf, shelfTypeName, dateStart, dateEnd, services, setUpFrom, emptyBy } = offered
  const at = ({ day, time }: Offered['setUpFrom']) =>
    time ? t('handover.at', { day: show.day(day), time }) : show.day(day)
  const facts: [string, string][] = [
    [t('handover.first'), show.day(dateStart)],
    [t('handover.setUpFrom'), at(setUpFrom)],
    [t('handover.last'), show.day(dateEnd)],
    [t('handover.emptyBy'), at(emptyBy)],
    [t('handover.rent'), t('handover.isPaid')],
  ]
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="offered">
      <Title order={2} id="offered" mb="sm">
        <span lang={language}>{shelfTypeName}</span>, {t('handover.shelf', { name: shelf.name })}
      </Title>
      <Facts className={own.facts}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        {services.map(({ name, quantity }) => (
          <Fact key={name} name={t('handover.included')}>
            <span lang={language}>{`${quantity} × ${name}`}</span>
          </Fact>
        ))}
      </Facts>
    </Paper>
  )
}

const Asked = ({ offered, children }: { offered: Offered; children: ReactNode }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone, visualName } = useThisMarket()
  const { from, note, withdrawableUntil } = offered
  const end = endIn(timeZone, Date.parse(offered.until))
  return (
    <LinkFrame title={t('handover.askedTitle', { from })}>
      <Text size="lg">{t('handover.asked', { from, shop: visualName })}</Text>
      {note && (
        <Paper withBorder p="md" component="blockquote" m={0}>
          <Text size="sm" c="dimmed">
            {t('handover.writes', { from })}
          </Text>
          <Text className={styles.note}>{note}</Text>
        </Paper>
      )}
      <Notice icon={IconClock} role="note">
        <Text>{t('handover.answerBy', { day: show.day(end.day), time: end.time })}</Text>
      </Notice>
      <OfferedFacts offered={offered} />
      {withdrawableUntil && (
        <Text size="sm">{t('handover.mayBeWithdrawn', { day: show.day(withdrawableUntil) })}</Text>
      )}
      {children}
    </LinkFrame>
  )
}

const OneOffer = ({ token }: { token: string }) => {
  const { marketId } = useThisMarket()
  const [end, setEnd] = useState<'accepted' | 'declined'>()
  const offered = useRoute(
    visitorsHandOverCalls.readHandOver,
    end ? undefined : { audience: 'anonymous', market: marketId, query: { token } },
    { shouldRetryOnError: false },
  )
  if (end) return <End end={end} />
  if (offered.failure && hasCode(offered.failure, 'link_invalid')) return <BrokenLink />
  if (offered.failure && isOver(offered.failure)) return <End end="over" />
  return (
    <WhenLoaded of={{ offered }}>
      {data => (
        <Asked offered={data.offered}>
          <AcceptForm
            token={token}
            offered={data.offered}
            onEnd={setEnd}
            isOver={isOver}
            onOutdated={() => void offered.retry()}
          />
        </Asked>
      )}
    </WhenLoaded>
  )
}

export const AcceptHandOver = () => <OfLink>{token => <OneOffer token={token} />}</OfLink>
