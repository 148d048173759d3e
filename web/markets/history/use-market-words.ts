import { useTranslation } from 'react-i18next'

/** The words of settings that are codes. */
export const useMarketWords = () => {
  const { t } = useTranslation()
  return {
    tenantMoves: {
      off: t('history-words.movesOff'),
      ask: t('history-words.movesAsk'),
      atOnce: t('history-words.movesAtOnce'),
    },
    campaignLabels: {
      priced: t('history-words.labelsPriced'),
      free: t('history-words.labelsFree'),
      sign: t('history-words.labelsSign'),
    },
    salesAs: { agent: t('history-words.salesAsAgent'), own_name: t('history-words.salesAsOwnName') },
  }
}
