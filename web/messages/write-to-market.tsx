import { useTranslation } from 'react-i18next'
import type { MarketContact } from '../markets/market.ts'
import { ContactButton } from './contact-button.tsx'

/** Visitors and tenants write to the market. */
export const WriteToMarket: MarketContact = ({ market, isLink, written }) => {
  const { t } = useTranslation()
  return (
    <ContactButton
      to={market}
      label={written?.label ?? t('markets.write')}
      isLink={isLink}
      written={written}
    />
  )
}
