import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { DayBox } from '../kit/list/day-box.tsx'
import styles from './staff.module.css'

interface OfferFieldsProps {
  field: (name: 'discountPercent') => ComponentProps<typeof TextInput>
  day: (name: 'discountValidFrom' | 'discountValidTo') => ComponentProps<typeof DayBox>
}

/** The offer on a whole type or service: per cent, first and last day. */
export const OfferFields = ({ field, day }: OfferFieldsProps) => {
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
        <DayBox {...day('discountValidFrom')} />
        <DayBox {...day('discountValidTo')} />
      </div>
      <p>{field('discountPercent').value === '100' ? t('pricelist.free') : t('pricelist.offerText')}</p>
    </fieldset>
  )
}
