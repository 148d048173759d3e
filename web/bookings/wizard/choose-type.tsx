import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { dayIn } from '#shared/kit/day.ts'
import { Notice } from '../../kit/notice.tsx'
import { Empty } from '../../kit/states.tsx'
import { useStored } from '../../kit/stored.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { SharedOffer } from '../../shelves/shared-offer.tsx'
import styles from '../../shelves/shelves.module.css'
import { CardSkeletons } from '../../shelves/skeletons.tsx'
import { TypeCard } from '../../shelves/type-card.tsx'
import { useNextStarts, useShelfTypes } from '../../shelves/use-shelves.ts'
import { type CartEntry, expiredInfo } from '../cart/cart.ts'
import { TakenMeanwhile } from '../cart/taken-meanwhile.tsx'
import { useChoice } from '../choice/use-choice.ts'
import { useBuyer, useGo, useWizard } from '../choice/wizard-context.ts'
import { TryAgain } from '../reserve/try-again.tsx'
import { InDoubt } from './in-doubt.tsx'
import { StepFrame } from './step-frame.tsx'

const TYPES_EXPECTED = 3

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
                    expiredInfo.clear()
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

/** What ran out, until the visitor chooses anew or has it again. */
const useExpired = (): readonly CartEntry[] => {
  const { marketId } = useBuyer()
  return useStored(expiredInfo).filter(entry => entry.marketId === marketId)
}

/** The first step. It also says so when a cart has just run out. */
export const ChooseType = () => {
  const { t } = useTranslation()
  const { home } = useWizard()
  const navigate = useNavigate()
  const expired = useExpired()
  const [taken, setTaken] = useState<readonly CartEntry[]>()
  return (
    <StepFrame
      step="type"
      title={t('bookings.typeTitle')}
      lead={t('bookings.typeLead')}
      back={() => void navigate(home)}
    >
      {taken && <TakenMeanwhile taken={taken} advice={t('bookings.chooseBelow')} />}
      {expired.length > 0 && !taken && (
        <Notice>
          <Text>{t('bookings.expired', { count: expired.length })}</Text>
          <TryAgain expired={expired} onAllTaken={setTaken} />
        </Notice>
      )}
      <Types />
    </StepFrame>
  )
}
