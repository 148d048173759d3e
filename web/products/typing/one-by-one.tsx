/** The things of a sheet on a phone: one is typed with large fields, the others stand below, the newest first. */
import { Button, Group, NativeSelect, Paper, Stack, TextInput, Title } from '@mantine/core'
import { IconArrowDown, IconCopy, IconTrash } from '@tabler/icons-react'
import { type ChangeEvent, type ClipboardEvent, type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_DESCRIPTION, MOST_NAME } from '#shared/products/product-fields.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { codesOf, type Field, isBlank, isWrong, type Row, shareOf, type TypedThing } from '../thing/rows.ts'
import { useColumnNames } from '../thing/use-column-names.ts'
import { useRowWords } from '../thing/use-row-words.ts'
import { useGoods } from '../thing/whose-goods.ts'
import type { Earlier } from './earlier.ts'
import { cellId, focusCell } from './focus-cell.ts'
import { KindOptions, LikelyPrice, RowDoubt, WhichCounts } from './grid-row.tsx'
import { Suggestions, useSuggestions } from './name-suggestions.tsx'
import styles from './one-by-one.module.css'
import { PriceGuidance } from './price-guidance.tsx'
import { TypedLines } from './typed-lines.tsx'
import type { Told } from './use-complete.ts'
import { useEarlier } from './use-earlier.ts'
import type { SheetRows } from './use-sheet-rows.ts'

interface OneByOneProps {
  sheet: SheetRows
  fee: number
  told: Told | undefined
  /** Below the thing that is typed: its fields come first. */
  tools: ReactNode
  onPaste: (event: ClipboardEvent) => void
}

interface TypedProps extends Omit<OneByOneProps, 'told' | 'tools'> {
  row: Row
  earlier: readonly Earlier[]
  number: number
  isTold: boolean
  /** Whoever types stays on the row that was empty at first. */
  onEnter: () => void
  onNext: () => void
  onGone: () => void
}

const useCells = ({ sheet, row, isTold }: Pick<TypedProps, 'sheet' | 'row' | 'isTold'>) => {
  const names = useColumnNames()
  const words = useRowWords()(row)
  return (field: Field) => ({
    id: cellId(row.key, field),
    label: names[field],
    value: row.typed[field],
    size: 'lg' as const,
    error: isTold && words.of(field),
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      sheet.change(row.key, { [field]: currentTarget.value } as Partial<TypedThing>),
  })
}

const TypedButtons = ({ sheet, row, onGone }: Pick<TypedProps, 'sheet' | 'row' | 'onGone'>) => {
  const { t } = useTranslation()
  if (isBlank(row)) return null
  const remove = () => {
    sheet.remove(row.key)
    onGone()
  }
  return (
    <Group gap="xs">
      <Button
        size="sm"
        variant="subtle"
        leftSection={<IconCopy size={20} aria-hidden />}
        onClick={() => sheet.duplicate(row.key)}
      >
        {t('goods.duplicate')}
      </Button>
      <Button
        size="sm"
        variant="subtle"
        color="berry"
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={remove}
      >
        {t('goods.delete')}
      </Button>
    </Group>
  )
}

const Typed = ({
  row,
  number,
  isTold,
  sheet,
  fee,
  earlier,
  onEnter,
  onNext,
  onGone,
  onPaste,
}: TypedProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const { of, words } = useGoods()
  const cell = useCells({ sheet, row, isTold })
  const suggestions = useSuggestions({ row, sheet, earlier })
  const name = cell('name')
  const share = isBlank(row) ? undefined : shareOf(row.typed, fee)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onNext()
  }
  return (
    <Paper
      withBorder
      p="md"
      component="form"
      className={styles.typed ?? ''}
      onFocus={onEnter}
      onSubmit={submit}
      onPaste={onPaste}
    >
      <Stack gap="sm">
        <Title order={2} size="h3">
          {t('goods.thingNumber', { number })}
        </Title>
        <div>
          <TextInput
            {...name}
            {...suggestions.props}
            maxLength={MOST_NAME}
            enterKeyHint="next"
            onChange={event => {
              name.onChange(event)
              suggestions.onType()
            }}
          />
          <Suggestions of={suggestions} />
          <WhichCounts row={row} sheet={sheet} />
        </div>
        <TextInput
          {...cell('price')}
          inputMode="decimal"
          enterKeyHint="next"
          description={share === undefined ? words.priceHint : words.gets(show.money(share, currencyCode))}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
        />
        <PriceGuidance name={row.typed.name} type={row.typed.type} customer={of.userNumber} />
        {isTold && (
          <div>
            <LikelyPrice row={row} sheet={sheet} />
          </div>
        )}
        {!isWrong(row) && <RowDoubt row={row} sheet={sheet} />}
        <details
          className={styles.more}
          open={row.typed.discount !== '' || row.typed.description !== '' || undefined}
        >
          <summary>{t('goods.more')}</summary>
          <TextInput {...cell('description')} maxLength={MOST_DESCRIPTION} mt="xs" />
          <Group grow align="flex-end" gap="sm" mt="xs">
            <NativeSelect {...cell('type')}>
              <KindOptions isOpen={row.typed.type === ''} />
            </NativeSelect>
            <TextInput {...cell('discount')} inputMode="decimal" />
          </Group>
        </details>
        <Button
          type="submit"
          size="lg"
          variant="default"
          leftSection={<IconArrowDown size={20} aria-hidden />}
        >
          {t('goods.next')}
        </Button>
        <TypedButtons sheet={sheet} row={row} onGone={onGone} />
      </Stack>
    </Paper>
  )
}

export const OneByOne = ({ sheet, fee, told, tools, onPaste }: OneByOneProps) => {
  const { rows, typing, setTyping } = sheet
  const [left, setLeft] = useState<string>()
  const earlier = useEarlier(typing !== null)
  const row = rows.find(({ key }) => key === typing) ?? rows.at(-1)
  if (!row) return null
  // What is typed into the empty row makes another empty one, and stays the one that is typed.
  const choose = (key: string | null) => {
    sheet.tryNow()
    setTyping(key)
    setLeft(undefined)
    focusCell(key ?? rows.at(-1)?.key ?? '', 'name')
  }
  const next = () => {
    const [field] = Object.keys(codesOf(row))
    if (!field && !isBlank(row)) return choose(rows.at(-1)?.key ?? null)
    setLeft(row.key)
    return focusCell(row.key, field ?? 'name')
  }
  return (
    <Stack gap="md">
      <Typed
        key={row.key}
        row={row}
        number={rows.indexOf(row) + 1}
        isTold={told !== undefined || left === row.key || row.theirs !== undefined}
        sheet={sheet}
        fee={fee}
        earlier={earlier}
        onPaste={onPaste}
        onEnter={() => setTyping(row.key)}
        onNext={next}
        onGone={() => choose(null)}
      />
      {tools}
      <TypedLines rows={rows} but={row.key} fee={fee} sheet={sheet} onChoose={choose} />
    </Stack>
  )
}
