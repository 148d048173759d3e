import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { dayIn } from '#shared/kit/day.ts'
import { rescueFocus } from '../kit/focus.ts'
import { Notice } from '../kit/notice.tsx'
import { Empty } from '../kit/states.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { SharedOffer } from '../shelves/shared-offer.tsx'
import styles from '../shelves/shelves.module.css'
import { CardSkeletons } from '../shelves/skeletons.tsx'
import { TypeCard } from '../shelves/type-card.tsx'
import { useNextStarts, useShelfTypes } from '../shelves/use-shelves.ts'
import own from './bookings.module.css'
import { type CartEntry, entriesIn } from './cart.ts'
import { StepFrame } from './step-frame.tsx'
import { TakenMeanwhile } from './taken-meanwhile.tsx'
import { TryAgain } from './try-again.tsx'
import { useChoice } from './use-choice.ts'
import { useArrival, useBuyer, useGo, useWizard } from './wizard-context.ts'

const TYPES_EXPECTED = 3

/** Who would rather ask a person. */
const InDoubt = () => {
  const { t } = useTranslation()
  const { supportPhone } = useWizard().market
  if (!supportPhone) return null
  return (
    <Group gap="xs" c="dimmed">
      <IconMessageQuestion size={20} aria-hidden />
      <Text>
        {t('bookings.inDoubt')}{' '}
        <Anchor fw={600} className={own.phone} href={`tel:${supportPhone.replaceAll(' ', '')}`}>
          {supportPhone}
        </Anchor>
      </Text>
    </Group>
  )
}

const Types = () => {
  const { t } = useTranslation()
  const go = useGo()
  const { home, market } = useWizard()
  const navigate = useNavigate()
  const { choose } = useChoice('type')
  const buyer = useBuyer()
  const types = useShelfTypes(buyer)
  const starts = useNextStarts(buyer, types.data !== undefined)
  const today = dayIn(market.timeZone, Date.now())
  const nextOf = (id: string) => starts.data?.results.find(({ shelfType }) => shelfType === id)?.nextStart
  const nothing = (
    <Empty action={<Button onClick={() => void navigate(home)}>{t('kit.back')}</Button>}>
      {t('bookings.noTypes')}
    </Empty>
  )
  return (
    <WhenLoaded
      of={{ types }}
      skeleton={<CardSkeletons of="type" count={TYPES_EXPECTED} />}
      empty={data => !data.types.results.length && nothing}
    >
      {data => (
        <>
          <SharedOffer types={data.types.results} timeZone={market.timeZone} />
          <ul className={styles.cards}>
            {data.types.results.map(type => (
              <li key={type.id}>
                <TypeCard
                  type={type}
                  currency={market.currencyCode}
                  lang={market.language}
                  today={today}
                  next={nextOf(type.id)}
                  onSelect={() => {
                    choose({ shelfType: type })
                    go('price')
                  }}
                />
              </li>
            ))}
          </ul>
          <InDoubt />
        </>
      )}
    </WhenLoaded>
  )
}

/** What was in the cart that has just expired, until the visitor continues. Not restored by Back or a reload. */
const useJustExpired = (): readonly CartEntry[] | undefined => {
  const { expired } = useArrival()
  const { base } = useWizard()
  const navigate = useNavigate()
  const [kept, setKept] = useState<readonly CartEntry[]>()
  useEffect(() => {
    if (!expired) return
    setKept(entriesIn(expired))
    rescueFocus()
    void navigate(base, { replace: true })
  }, [expired, base, navigate])
  return kept
}

/** The first step. It also says so when a cart has just run out. */
export const ChooseType = () => {
  const { t } = useTranslation()
  const { home } = useWizard()
  const navigate = useNavigate()
  const expired = useJustExpired()
  const [taken, setTaken] = useState<readonly CartEntry[]>()
  return (
    <StepFrame
      step="type"
      title={t('bookings.typeTitle')}
      lead={t('bookings.typeLead')}
      back={() => void navigate(home)}
    >
      {taken && <TakenMeanwhile taken={taken} advice={t('bookings.chooseBelow')} />}
      {expired && !taken && (
        <Notice>
          <Text>{t('bookings.expired')}</Text>
          <TryAgain expired={expired} onAllTaken={setTaken} />
        </Notice>
      )}
      <Types />
    </StepFrame>
  )
}
