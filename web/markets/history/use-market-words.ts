import { useTranslation } from 'react-i18next'

/** The words of settings that are codes. */
export const useMarketWords = () => {
  const { t } = useTranslation()
  return {
    tenantMoves: {
      off: t('history.movesOff'),
      ask: t('history.movesAsk'),
      atOnce: t('history.movesAtOnce'),
    },
    campaignLabels: {
      priced: t('history.labelsPriced'),
      free: t('history.labelsFree'),
      sign: t('history.labelsSign'),
    },
    salesAs: { agent: t('history.salesAsAgent'), own_name: t('history.salesAsOwnName') },
  }
}
