import { useTranslation } from 'react-i18next'
import { CardSkeletons, Empty } from '../kit/states.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { PriceCard } from '../shelves/price-card.tsx'
import styles from '../shelves/shelves.module.css'
import { usePeriodPrices, useTypeServices } from '../shelves/use-shelves.ts'
import { StepFrame } from './step-frame.tsx'
import { useChoice } from './use-choice.ts'
import { useBack, useBuyer, useGo, useWizard } from './wizard-context.ts'

/** For how long: one card a period. */
export const ChoosePrice = () => {
  const { t } = useTranslation()
  const go = useGo()
  const back = useBack()
  const buyer = useBuyer()
  const { market } = useWizard()
  const { chosen, choose } = useChoice('price')
  const prices = usePeriodPrices(buyer, chosen.shelfType?.id)
  const services = useTypeServices(buyer, chosen.shelfType?.id)
  return (
    <StepFrame
      step="price"
      title={t('bookings.priceTitle')}
      lead={chosen.shelfType?.name}
      back={() => back('type')}
    >
      <WhenLoaded
        of={{ prices, services }}
        skeleton={<CardSkeletons />}
        empty={data => !data.prices.length && <Empty>{t('bookings.noPrices')}</Empty>}
      >
        {data => (
          <ul className={`${styles.cards} ${styles.prices}`}>
            {data.prices.map(price => (
              <li key={price.id}>
                <PriceCard
                  price={price}
                  currency={market.currencyCode}
                  timeZone={market.timeZone}
                  onSelect={() => {
                    choose({ price })
                    go(data.services.length ? 'services' : 'date')
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </StepFrame>
  )
}
