import { Button, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inSentence } from '#shared/kit/in-sentence.ts'
import type { StaffType } from '#shared/shelves/staff-calls.ts'
import type { SentOffer } from '#shared/shelves/typed-offer.ts'
import { useLanguage } from '../i18n/language.ts'
import { Notice } from '../kit/notice.tsx'
import { useThisMarket } from '../markets/market.ts'
import { OfferStrip } from './offer-strip.tsx'
import { placeOf } from './price-cells.ts'
import { PriceConflict } from './price-conflict.tsx'
import type { PriceListData } from './price-list-data.ts'
import { PricePreview } from './price-preview.tsx'
import { PriceSave } from './price-save.tsx'
import { PriceTable } from './price-table.tsx'
import styles from './staff.module.css'
import { type GridName, usePriceGrids } from './use-price-grids.ts'

interface PriceGridsProps {
  data: PriceListData
  /** The name under which this tab keeps what is typed. */
  draft: string
}

/** So many of the changed cells are named beside the button that saves them. */
const MOST_NAMED = 4

/** What types cost for each period, and services with each type: typed in grids, seen as visitors will, saved at once. */
export const PriceGrids = ({ data, draft }: PriceGridsProps) => {
  const { t } = useTranslation()
  const { currencyCode } = useThisMarket()
  const language = useLanguage()
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const own = usePriceGrids(data, draft)
  const { grids } = own
  const [inFocus, setInFocus] = useState<{ name: GridName; key: string }>()
  const all = Object.values(grids)
  const changedNames = all.flatMap(grid => grid.changed.map(grid.nameOf))

  const generalOf = (name: GridName, key: string): StaffType | SentOffer | undefined => {
    const { row } = placeOf(key)
    const things = name === 'prices' ? data.types : data.services
    return things.find(({ id }) => id === row)
  }
  const tableOf = (name: GridName, corner: string) => {
    const grid = grids[name]
    const key = inFocus?.name === name ? inFocus.key : undefined
    const strip = key && grid.nameOf(key) && (
      <OfferStrip
        key={key}
        name={grid.nameOf(key)}
        cell={key}
        grid={grid}
        general={generalOf(name, key)}
        onType={some => own.type(name, key, some)}
      />
    )
    return (
      <>
        <PriceTable
          corner={corner}
          grid={grid}
          inFocus={key}
          generalOf={cell => generalOf(name, cell)}
          strip={isNarrow ? strip : undefined}
          onFocus={cell => setInFocus({ name, key: cell })}
          onType={(cell, price) => own.type(name, cell, { price })}
          onPaste={(cell, text) => own.paste(name, text, placeOf(cell))}
        />
        {!isNarrow && strip}
      </>
    )
  }
  return (
    <>
      <Title order={2}>{t('pricelist.grid')}</Title>
      <Text c="dimmed">{t('pricelist.gridText', { currency: currencyCode })}</Text>
      {own.isRestored && (
        <Notice role="status" icon={IconPencil} title={t('form.keptTitle')}>
          <Text size="sm">{t('form.keptText')}</Text>
          <Button size="sm" variant="default" onClick={own.discard}>
            {t('form.discard')}
          </Button>
        </Notice>
      )}
      <PriceConflict grids={all} onChosen={own.resolve} />
      <div className={styles.beside}>
        <div className={styles.stack}>
          {tableOf('prices', t('pricelist.type'))}
          {data.services.length > 0 && tableOf('offers', t('pricelist.services'))}
          <Text size="sm" c="dimmed" id="grid-keys" className={styles.keys}>
            {t('pricelist.gridKeys')}
          </Text>
        </div>
        <PricePreview types={data.types} periods={data.periods} grid={grids.prices} />
      </div>
      <PriceSave
        count={own.count}
        names={
          changedNames.length > MOST_NAMED
            ? `${changedNames.slice(0, MOST_NAMED).join(' · ')} …`
            : inSentence(changedNames, language)
        }
        isWrong={all.some(grid => grid.changed.some(grid.problemOf))}
        isContested={all.some(grid => grid.contested.length > 0)}
        onDiscard={own.discard}
        onSave={own.save}
      />
    </>
  )
}
