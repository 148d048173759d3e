import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LAYOUTS, type LabelLayout, labelsAPage } from '#shared/products/label-layouts.ts'
import styles from './labels.module.css'

interface FirstPlaceProps {
  layout: LabelLayout
  start: number
  onChoose: (start: number) => void
}

/** A small sheet: one presses the first label that is left on it. */
export const FirstPlace = ({ layout, start, onChoose }: FirstPlaceProps) => {
  const { t } = useTranslation()
  const places = Array.from({ length: labelsAPage(layout) }, (_, at) => at + 1)
  return (
    <fieldset className={styles.first}>
      <legend>{t('goods.firstPlace')}</legend>
      <div className={styles.page} data-columns={LAYOUTS[layout].columns}>
        {places.map(place => (
          <button
            key={place}
            type="button"
            aria-label={t('goods.beginAt', { place })}
            aria-pressed={place === start}
            data-used={place < start || undefined}
            onClick={() => onChoose(place)}
          >
            {place}
          </button>
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {t('goods.firstPlaceHint', { place: start })}
      </Text>
    </fieldset>
  )
}
