/** "Many alike": one name and one price become up to 200 things, each with its own number. */
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_AT_ONCE, MOST_NAME } from '#shared/products/product-fields.ts'
import { useLanguage } from '../../i18n/language.ts'
import { DialogFrame } from '../../kit/dialog/dialog-frame.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { judged } from '../thing/likely-price.ts'
import { isBlank, newRow, type Row, shareOf, type TypedThing } from '../thing/rows.ts'
import { useRowWords } from '../thing/use-row-words.ts'
import { PriceDoubt } from './price-doubt.tsx'

interface ManyAlikeProps {
  fee: number
  /** What stands on the sheet already: an odd price is odd beside it. */
  rows: readonly Row[]
  /** How many things still have room on the sheet. */
  room: number
  onAdd: (things: readonly TypedThing[]) => void
  onClose: () => void
}

/** Undefined for what is no number of things that one sheet can take. */
const countIn = (typed: string, most: number): number | undefined => {
  const count = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  return count >= 1 && count <= most ? count : undefined
}

/** A row that is typed beside those of the sheet. */
const useJudged = (rows: readonly Row[]) => {
  const language = useLanguage()
  const { currencyCode: currency } = useThisMarket()
  const [typed, setTyped] = useState(() => newRow())
  return [judged([...rows, typed], { language, currency }).at(-1) ?? typed, setTyped] as const
}

export const ManyAlike = ({ fee, rows, room, onAdd, onClose }: ManyAlikeProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const [row, setRow] = useJudged(rows)
  const [typedCount, setTypedCount] = useState('')
  const [isTold, setIsTold] = useState(false)
  const most = Math.min(MOST_AT_ONCE, room)
  const count = countIn(typedCount, most)
  // Nothing is right here while nothing is typed: a blank row of the sheet is.
  const words = useRowWords()({ ...row, id: 'new' })
  const isRight = count !== undefined && words.fields.size === 0
  const share = isBlank(row) ? undefined : shareOf(row.typed, fee)
  const change =
    (name: 'name' | 'price') =>
    ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      setRow(before => ({ ...before, typed: { ...before.typed, [name]: currentTarget.value } }))
  const setPrice = (price: string) => setRow(before => ({ ...before, typed: { ...before.typed, price } }))
  const add = (event: FormEvent) => {
    event.preventDefault()
    setIsTold(true)
    if (isRight) onAdd(Array.from({ length: count }, () => row.typed))
  }
  const { likely } = words
  return (
    <DialogFrame title={t('goods.manyAlike')} onClose={onClose} isTyped={!isBlank(row)}>
      <form onSubmit={add}>
        <Stack gap="md">
          <Text>{t('goods.manyAlikeLead')}</Text>
          <TextInput
            id="many-name"
            label={t('goods.name')}
            value={row.typed.name}
            maxLength={MOST_NAME}
            autoComplete="off"
            data-autofocus
            error={isTold && words.of('name')}
            onChange={change('name')}
          />
          <Group grow align="flex-start" gap="sm">
            <TextInput
              id="many-price"
              label={t('goods.price')}
              value={row.typed.price}
              inputMode="decimal"
              autoComplete="off"
              error={isTold && words.of('price')}
              onChange={change('price')}
            />
            <TextInput
              id="many-count"
              label={t('goods.howMany')}
              value={typedCount}
              inputMode="numeric"
              autoComplete="off"
              description={t('goods.atMost', { count: most })}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              error={isTold && count === undefined && t('goods.wrongCount', { count: most })}
              onChange={({ currentTarget }) => setTypedCount(currentTarget.value)}
            />
          </Group>
          {likely ? (
            <Button variant="default" size="sm" onClick={() => setPrice(likely)}>
              {t('goods.didYouMean', { price: likely })}
            </Button>
          ) : (
            <PriceDoubt row={row} onChange={setPrice} />
          )}
          <Group>
            <Button type="submit">
              {isRight
                ? t('goods.addAlike', {
                    count,
                    amount: show.money((share ?? 0) * count, currencyCode),
                  })
                : t('goods.addAlikeNone')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('kit.cancel')}
            </Button>
          </Group>
        </Stack>
      </form>
    </DialogFrame>
  )
}
