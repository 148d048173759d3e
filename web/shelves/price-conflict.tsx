import { useTranslation } from 'react-i18next'
import type { TypedPrice } from '#shared/shelves/typed-offer.ts'
import { ConflictChoice } from '../kit/form/form.tsx'
import { percent, useShow } from '../kit/show.ts'
import type { Grid } from './price-cells.ts'

/** A price with its offer in words: "349,00 −20 % 20-11-2026 – 02-01-2027". */
const useOfferText = () => {
  const { t } = useTranslation()
  const show = useShow()
  return ({ price, discountPercent, discountValidFrom, discountValidTo }: TypedPrice): string => {
    const from = discountValidFrom && show.date(discountValidFrom)
    const to = discountValidTo && show.date(discountValidTo)
    const parts = [
      price.trim() || t('pricelist.notOffered'),
      Number(discountPercent) ? `−${percent(Number(discountPercent))}` : '',
      from || to ? `${from} – ${to}` : '',
    ]
    return parts.filter(Boolean).join(' ')
  }
}

interface PriceConflictProps {
  grids: readonly Grid[]
  /** `theirs`: the cells that keep what the other left. */
  onChosen: (theirs: string[]) => void
}

/** Asks about each price that another has changed while it was typed here (D30). */
export const PriceConflict = ({ grids, onChosen }: PriceConflictProps) => {
  const offerText = useOfferText()
  const contested = grids.flatMap(grid => grid.contested.map(key => ({ key, grid })))
  if (!contested.length) return null
  const gridOf = (key: string) => contested.find(one => one.key === key)?.grid
  const textOf = (key: string, which: unknown): string => {
    const grid = gridOf(key)
    return grid ? offerText(which === 'mine' ? grid.typedOf(key) : grid.savedOf(key)) : ''
  }
  return (
    <ConflictChoice
      key={contested.map(({ key }) => key).join()}
      conflict={{
        present: { version: undefined, values: {} },
        differences: contested.map(({ key }) => ({
          field: key,
          mine: 'mine',
          theirs: 'theirs',
          isTyped: true,
        })),
      }}
      labelOf={key => gridOf(key)?.nameOf(key) ?? ''}
      nameOf={textOf}
      onChosen={chosen => onChosen(Object.keys(chosen).filter(key => chosen[key] === 'theirs'))}
    />
  )
}
