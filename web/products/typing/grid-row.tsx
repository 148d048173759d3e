import { ActionIcon, Anchor, Button } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_DESCRIPTION, MOST_NAME } from '#shared/products/product-fields.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { type Field, isBlank, type Row, shareOf, type TypedThing } from '../thing/rows.ts'
import { useColumnNames } from '../thing/use-column-names.ts'
import { useRowWords } from '../thing/use-row-words.ts'
import type { Earlier } from './earlier.ts'
import { cellId, focusCell } from './focus-cell.ts'
import styles from './grid.module.css'
import { Suggestions, useSuggestions } from './name-suggestions.tsx'
import { PriceDoubt } from './price-doubt.tsx'
import type { SheetRows } from './use-sheet-rows.ts'

interface GridRowProps {
  row: Row
  /** From 1. */
  number: number
  fee: number
  /** What is wrong is said once the reader has left the row. */
  isTold: boolean
  sheet: SheetRows
  earlier: readonly Earlier[]
}

export const KindOptions = ({ isOpen }: { isOpen: boolean }) => {
  const { t } = useTranslation()
  return (
    <>
      {isOpen && <option value="">{t('goods.kindUsual')}</option>}
      <option value="1">{t('goods.kindUsed')}</option>
      <option value="2">{t('goods.kindNew')}</option>
    </>
  )
}

const RowButtons = ({ row, number, sheet }: Pick<GridRowProps, 'row' | 'number' | 'sheet'>) => {
  const { t } = useTranslation()
  const remove = () => {
    const below = sheet.rows[number]?.key
    sheet.remove(row.key)
    if (below) focusCell(below, 'name')
  }
  if (isBlank(row)) return null
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray.7"
        aria-label={t('goods.duplicateRow', { number })}
        onClick={() => focusCell(sheet.duplicate(row.key), 'name')}
      >
        <IconCopy size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray.7"
        aria-label={t('goods.deleteRow', { number })}
        onClick={remove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </>
  )
}

/** Takes the price that was probably meant. */
export const LikelyPrice = ({ row, sheet }: Pick<GridRowProps, 'row' | 'sheet'>) => {
  const { t } = useTranslation()
  const { likely } = useRowWords()(row)
  if (!likely) return null
  const take = () => {
    sheet.change(row.key, { price: likely })
    focusCell(row.key, 'price')
  }
  return (
    <Anchor component="button" type="button" size="sm" onClick={take}>
      {t('goods.didYouMean', { price: likely })}
    </Anchor>
  )
}

/** Which counts of two changes of one row: what is typed here, or what somebody else has left. */
export const WhichCounts = ({ row, sheet }: Pick<GridRowProps, 'row' | 'sheet'>) => {
  const { t } = useTranslation()
  if (!row.theirs) return null
  const decide = (counts: 'mine' | 'theirs') => () => {
    sheet.decide(row.key, counts)
    focusCell(row.key, 'name')
  }
  const said = ({ name, price, description }: TypedThing) =>
    [name, description, price].filter(Boolean).join(', ')
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={decide('mine')}>
        {t('form.keepMine', { value: said(row.typed) })}
      </Button>{' '}
      <Button size="compact-sm" variant="default" onClick={decide('theirs')}>
        {t('form.takeTheirs', { value: said(row.theirs) })}
      </Button>
    </>
  )
}

/** Why a row is not saved, and what was probably meant. */
export const RowError = ({ row, sheet }: Pick<GridRowProps, 'row' | 'sheet'>) => {
  const { text } = useRowWords()(row)
  return (
    <span id={cellId(row.key, 'error')} className={styles.error}>
      <span>{text}</span> <LikelyPrice row={row} sheet={sheet} />
      <WhichCounts row={row} sheet={sheet} />
    </span>
  )
}

/** Takes one of the two readings of a row's price. */
export const RowDoubt = ({ row, sheet }: Pick<GridRowProps, 'row' | 'sheet'>) => (
  <PriceDoubt
    row={row}
    onChange={price => {
      sheet.change(row.key, { price })
      focusCell(row.key, 'price')
    }}
  />
)

export const GridRow = ({ row, number, fee, isTold, sheet, earlier }: GridRowProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const names = useColumnNames()
  const { fields } = useRowWords()(row)
  const isWrong = isTold && fields.size > 0
  const isDoubted = row.doubt !== undefined && isTold && !isWrong
  const share = isBlank(row) ? undefined : shareOf(row.typed, fee)
  const suggestions = useSuggestions({ row, sheet, earlier })
  const cell = (field: Field) => ({
    id: cellId(row.key, field),
    className: styles.cell,
    value: row.typed[field],
    'aria-label': t('goods.cell', { number, column: names[field] }),
    'aria-invalid': (isWrong && fields.has(field)) || undefined,
    'aria-describedby': isWrong ? cellId(row.key, 'error') : undefined,
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      sheet.change(row.key, { [field]: currentTarget.value } as Partial<TypedThing>)
      if (field === 'name') suggestions.onType()
    },
  })
  return (
    <>
      <tr data-wrong={isWrong || undefined} data-doubt={isDoubted || undefined}>
        <th scope="row" className={styles.number}>
          {number}
        </th>
        <td>
          <input {...cell('name')} {...suggestions.props} maxLength={MOST_NAME} />
          <Suggestions of={suggestions} />
        </td>
        <td>
          <input {...cell('description')} maxLength={MOST_DESCRIPTION} />
        </td>
        <td data-number>
          <input {...cell('price')} inputMode="decimal" />
        </td>
        <td>
          <select {...cell('type')}>
            <KindOptions isOpen={row.typed.type === ''} />
          </select>
        </td>
        <td data-number>
          <input {...cell('discount')} inputMode="decimal" />
        </td>
        <td data-number className={styles.share}>
          {share === undefined ? '–' : show.money(share, currencyCode)}
        </td>
        <td className={styles.buttons}>
          <RowButtons row={row} number={number} sheet={sheet} />
        </td>
      </tr>
      {isWrong && (
        <tr data-wrong>
          <td />
          <td colSpan={7}>
            <RowError row={row} sheet={sheet} />
          </td>
        </tr>
      )}
      {isDoubted && (
        <tr data-doubt>
          <td />
          <td colSpan={7}>
            <RowDoubt row={row} sheet={sheet} />
          </td>
        </tr>
      )}
    </>
  )
}
