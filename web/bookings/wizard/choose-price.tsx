import { Text } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconLabel } from '../../kit/icon-label.tsx'
import { Empty } from '../../kit/states.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { PriceCard } from '../../shelves/price-card.tsx'
import styles from '../../shelves/shelves.module.css'
import { CardSkeletons } from '../../shelves/skeletons.tsx'
import { usePeriodPrices } from '../../shelves/use-shelves.ts'
import { bestPrice } from '../../shelves/week-price.ts'
import { useChoice } from '../choice/use-choice.ts'
import { useHasServices } from '../choice/use-has-services.ts'
import { useBack, useBuyer, useGo, useWizard } from '../choice/wizard-context.ts'
import { ChosenType } from './chosen-type.tsx'
import { StepFrame } from './step-frame.tsx'

const PERIODS_EXPECTED = 4

/** What the price covers. */
const GoodToKnow = () => {
  const { t } = useTranslation()
  const { vatPercent } = useWizard().market
  return (
    <IconLabel icon={<IconReceipt size={22} color="var(--reol-green)" />}>
      <Text c="dimmed">{vatPercent > 0 ? t('bookings.priceWithVat') : t('bookings.noFee')}</Text>
    </IconLabel>
  )
}

/** For how long: one row a period. */
export const ChoosePrice = () => {
  const { t } = useTranslation()
  const go = useGo()
  const back = useBack()
  const buyer = useBuyer()
  const { market } = useWizard()
  const { chosen, choose } = useChoice('price')
  const hasServices = useHasServices()
  const prices = usePeriodPrices(buyer, chosen.shelfType?.id)
  return (
    <StepFrame
      step="price"
      title={t('bookings.priceTitle')}
      lead={t('bookings.priceLead')}
      back={() => back('type')}
    >
      <ChosenType type={chosen.shelfType} onChange={() => back('type')} />
      <WhenLoaded
        of={{ prices }}
        skeleton={<CardSkeletons of="period" count={PERIODS_EXPECTED} />}
        empty={data => !data.prices.length && <Empty>{t('bookings.noPrices')}</Empty>}
      >
        {data => (
          <>
            <ul className={`${styles.cards} ${styles.prices}`}>
              {data.prices.map(price => (
                <li key={price.id}>
                  <PriceCard
                    price={price}
                    currency={market.currencyCode}
                    timeZone={market.timeZone}
                    isBest={price.id === bestPrice(data.prices)}
                    onSelect={() => {
                      choose({ price })
                      go(hasServices ? 'services' : 'date')
                    }}
                  />
                </li>
              ))}
            </ul>
            <GoodToKnow />
          </>
        )}
      </WhenLoaded>
    </StepFrame>
  )
}
