import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_AT_ONCE } from '#shared/products/product-fields.ts'
import { DialogFrame } from '../../kit/dialog/dialog-frame.tsx'
import list from '../../kit/list/list.module.css'
import styles from '../thing/products.module.css'
import type { TypedThing } from '../thing/rows.ts'
import { useColumnNames } from '../thing/use-column-names.ts'
import { type Column, isTooMany, type Pasted, thingsOf, withAllLines, withColumn } from './pasted.ts'

const SHOWN = 6

interface PasteDialogProps {
  pasted: Pasted
  /** How many things still have room on the sheet. */
  room: number
  onAdd: (things: Partial<TypedThing>[]) => void
  onClose: () => void
}

/** Which lines are no things, and how they become things all the same. */
const LeftOut = ({ pasted, onTake }: { pasted: Pasted; onTake: () => void }) => {
  const { t } = useTranslation()
  const out = [pasted.head, pasted.total].flatMap(line => (line ? [line.filter(Boolean).join(' · ')] : []))
  if (!out.length) return null
  return (
    <Group gap="xs">
      <Text c="dimmed">{t('goods.noThings', { lines: out.join(' … ') })}</Text>
      <Button size="compact-sm" variant="default" onClick={onTake}>
        {t('goods.takeAllLines')}
      </Button>
    </Group>
  )
}

/** Why nothing is added yet; a list of names alone is added, and its prices are typed afterwards. */
const useLack = ({ columns }: Pasted, count: number, room: number): string | undefined => {
  const { t } = useTranslation()
  if (!columns.includes('name')) return t('goods.chooseName')
  if (columns.length > 1 && !columns.includes('price')) return t('goods.choosePrice')
  return count > room ? t('goods.pasteTooMany', { count: room }) : undefined
}

/** Shows what was pasted before it becomes things: which column is what. */
export const PasteDialog = ({ pasted: first, room, onAdd, onClose }: PasteDialogProps) => {
  const { t } = useTranslation()
  const [pasted, setPasted] = useState(first)
  // Arrow keys pass through the choices of a list: each counts from how the columns were before.
  const [before, setBefore] = useState(first)
  const [chosen, setChosen] = useState(-1)
  const { columns, lines } = pasted
  const things = thingsOf(pasted)
  const lack = useLack(pasted, things.length, room)
  const left = lines.length - SHOWN
  const choose = (at: number, column: Column) => {
    setChosen(at)
    setPasted({ ...pasted, columns: withColumn(before, at, column).columns })
  }
  const exchanged = columns.findIndex((column, at) => at !== chosen && column !== before.columns[at])
  const add = (event: FormEvent) => {
    event.preventDefault()
    onAdd(things)
  }
  const names = { ...useColumnNames(), count: t('goods.howMany'), none: t('goods.leaveOut') }
  const options = (['name', 'description', 'price', 'discount', 'count', 'none'] as const).map(value => ({
    value,
    label: names[value],
  }))
  return (
    <DialogFrame title={t('goods.pasteTitle')} size="xl" onClose={onClose}>
      <form onSubmit={add}>
        <Stack gap="md">
          <Text>{t('goods.pasteText')}</Text>
          <div className={styles.wide}>
            <table className={list.table} aria-label={t('goods.pasteTitle')}>
              <thead>
                <tr>
                  {columns.map((column, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                    <th key={at}>
                      <NativeSelect
                        miw={130}
                        aria-label={t('goods.columnNumber', { number: at + 1 })}
                        data={options}
                        value={column}
                        onFocus={() => setBefore(pasted)}
                        onChange={({ currentTarget }) => choose(at, currentTarget.value as Column)}
                      />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.slice(0, SHOWN).map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                  <tr key={at}>
                    {columns.map((column, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                      <td key={index} data-out={column === 'none' || undefined}>
                        {line[index]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {left > 0 && <Text c="dimmed">{t('goods.andMoreLines', { count: left })}</Text>}
          <div role="status">
            {exchanged >= 0 && (
              <Text>
                {t('goods.columnExchanged', {
                  number: exchanged + 1,
                  column: names[columns[exchanged] ?? 'none'],
                })}
              </Text>
            )}
            {lack && <Text c="berry">{lack}</Text>}
          </div>
          <LeftOut pasted={pasted} onTake={() => setPasted(withAllLines(pasted))} />
          {isTooMany(pasted) && <Text c="berry">{t('goods.atMostAlike', { count: MOST_AT_ONCE })}</Text>}
          <Group>
            <Button type="submit" disabled={lack !== undefined || !things.length}>
              {t('goods.addThings', { count: things.length })}
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
