import { useTranslation } from 'react-i18next'
import { CardSkeletons, Empty, Failed } from '../kit/states.tsx'
import { PriceCard } from '../shelves/price-card.tsx'
import styles from '../shelves/shelves.module.css'
import { usePeriodPrices, useTypeServices } from '../shelves/use-shelves.ts'
import { useBack, useBuyer, useGo, usePlace } from './place.ts'
import { StepFrame } from './step-frame.tsx'
import { useChoice } from './use-choice.ts'

/** For how long: one card a period. */
export const ChoosePrice = () => {
  const { t } = useTranslation()
  const go = useGo()
  const back = useBack()
  const buyer = useBuyer()
  const { market } = usePlace()
  const { chosen, choose } = useChoice('price')
  const { data: prices, error, mutate } = usePeriodPrices(buyer, chosen.shelfType?.id)
  const services = useTypeServices(buyer, chosen.shelfType?.id)
  const again = () => void Promise.allSettled([mutate(), services.mutate()])
  const isReady = prices && (services.data || services.error)

  const content = () => {
    if (error) return <Failed failure={error} retry={again} />
    if (services.error) return <Failed failure={services.error} retry={again} />
    if (!isReady) return <CardSkeletons />
    if (!prices.length) return <Empty>{t('bookings.noPrices')}</Empty>
    return (
      <ul className={`${styles.cards} ${styles.prices}`}>
        {prices.map(price => (
          <li key={price.id}>
            <PriceCard
              price={price}
              currency={market.currencyCode}
              timeZone={market.timeZone}
              onSelect={() => {
                choose({ price })
                go(services.data?.length ? 'services' : 'date')
              }}
            />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <StepFrame
      step="price"
      title={t('bookings.priceTitle')}
      lead={chosen.shelfType?.name}
      back={() => back('type')}
    >
      {content()}
    </StepFrame>
  )
}
