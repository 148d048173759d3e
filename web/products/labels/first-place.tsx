import { Text } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LAYOUTS, type LabelLayout, labelsAPage, placeOf } from '#shared/products/label-layouts.ts'
import styles from './labels.module.css'

interface FirstPlaceProps {
  layout: LabelLayout
  start: number
  /** How many labels are printed from there on. */
  count: number
  onChoose: (start: number) => void
}

/** Where a label lies on its page, in hundredths of it. */
const areaOf = (layout: LabelLayout, at: number) => {
  const { page, label } = LAYOUTS[layout]
  const { x, y } = placeOf(layout, at)
  return {
    left: `${(x / page.width) * 100}%`,
    top: `${(y / page.height) * 100}%`,
    width: `${(label.width / page.width) * 100}%`,
    height: `${(label.height / page.height) * 100}%`,
  }
}

/** By how many places a key moves. */
const stepOf = (key: string, columns: number): number =>
  ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns })[key] ?? 0

/** What becomes of a place: it was used before, is printed now, or stays free. */
const lookOf = (place: number, start: number, count: number): 'used' | 'printed' | 'free' => {
  if (place < start) return 'used'
  return place < start + count ? 'printed' : 'free'
}

const Pages = ({ layout, start, count }: Omit<FirstPlaceProps, 'onChoose'>) => {
  const { t } = useTranslation()
  const here = Math.min(count, labelsAPage(layout) - start + 1)
  const more = Math.ceil((count - here) / labelsAPage(layout))
  return (
    <Text size="sm" role="status">
      <span>{t('goods.onYourPage', { count: here })}</span>{' '}
      {more > 0 && <span>{t('goods.onNewPages', { count: more, labels: count - here })}</span>}
    </Text>
  )
}

/** A small sheet in its proportions: one presses the first label that is left on it, or goes there with the arrows. */
export const FirstPlace = ({ layout, start, count, onChoose }: FirstPlaceProps) => {
  const { t } = useTranslation()
  const sheet = useRef<HTMLDivElement>(null)
  const { page, columns } = LAYOUTS[layout]
  const last = labelsAPage(layout)
  const go = (event: KeyboardEvent) => {
    const step = stepOf(event.key, columns)
    const place = start + step
    if (!step) return
    event.preventDefault()
    if (place < 1 || place > last) return
    onChoose(place)
    sheet.current?.querySelectorAll('button')[place - 1]?.focus()
  }
  return (
    <fieldset className={styles.first}>
      <legend>{t('goods.firstPlace')}</legend>
      <div className={styles.beside}>
        <div ref={sheet} className={styles.page} style={{ aspectRatio: `${page.width} / ${page.height}` }}>
          {Array.from({ length: last }, (_, at) => at + 1).map(place => (
            <button
              key={place}
              type="button"
              aria-label={t('goods.beginAt', { place })}
              aria-pressed={place === start}
              tabIndex={place === start ? 0 : -1}
              data-look={lookOf(place, start, count)}
              style={areaOf(layout, place - 1)}
              onKeyDown={go}
              onClick={() => onChoose(place)}
            >
              <span>{place}</span>
            </button>
          ))}
        </div>
        <div className={styles.says}>
          <Text fw={600}>{t('goods.beginsAt', { place: start })}</Text>
          <Text size="sm" c="dimmed">
            {t('goods.firstPlaceHint')}
          </Text>
          <Pages layout={layout} start={start} count={count} />
        </div>
      </div>
    </fieldset>
  )
}
