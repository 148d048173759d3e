import { useTranslation } from 'react-i18next'
import type { Field } from './rows.ts'

/** What the columns of a sheet are called. */
export const useColumnNames = (): Record<Field, string> => {
  const { t } = useTranslation()
  return {
    name: t('goods.name'),
    description: t('goods.description'),
    price: t('goods.price'),
    type: t('goods.type'),
    discount: t('goods.discount'),
  }
}
