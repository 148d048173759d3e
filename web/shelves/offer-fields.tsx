import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './staff.module.css'

type Field = 'discountPercent' | 'discountValidFrom' | 'discountValidTo'

/** The offer on a whole type or service: per cent, first and last day. */
export const OfferFields = ({ field }: { field: (name: Field) => ComponentProps<typeof TextInput> }) => {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.offerFields}>
      <legend>{t('pricelist.offer')}</legend>
      <div className={styles.offer}>
        <TextInput
          {...field('discountPercent')}
          className={styles.percent ?? ''}
          inputMode="numeric"
          maxLength={3}
          rightSection={<span aria-hidden>%</span>}
        />
        <TextInput {...field('discountValidFrom')} type="date" />
        <TextInput {...field('discountValidTo')} type="date" />
      </div>
      <p>{t('pricelist.offerText')}</p>
    </fieldset>
  )
}
